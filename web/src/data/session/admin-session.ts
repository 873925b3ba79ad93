import { useAtom, useAtomValue } from 'jotai/react'
import { getDefaultStore } from 'jotai/vanilla'
import { atomWithStorage } from 'jotai/vanilla/utils'
import * as v from 'valibot'
import { ADMIN_SESSION_KEY } from './in-admin-tab'

const session = v.object({ token: v.string(), email: v.string() })

/** The administrator's session of this tab. It ends with the tab or after eight hours, and is independent of a person's session. Product 2. */
export type AdminSession = v.InferOutput<typeof session>

const store = getDefaultStore()
const current = keptInTab(ADMIN_SESSION_KEY, parsed, JSON.stringify)
const typed = {
  video: keptInTab('canteiro-admin-typed-video', (text) => text, String),
  /** JSON. */
  footer: keptInTab('canteiro-admin-typed-footer', (text) => text, String),
  /** JSON: what is typed by ticket. */
  replies: keptInTab('canteiro-admin-typed-replies', (text) => text, String),
  /** JSON: the reason of each act that is not done yet. */
  reasons: keptInTab('canteiro-admin-typed-reasons', (text) => text, String),
}

export const storedAdminSession = (): AdminSession | null => store.get(current)
export const useAdminSession = (): AdminSession | null => useAtomValue(current)
export const storeAdminSession = (next: AdminSession): void => store.set(current, next)

/** The server no longer takes the session. What was typed stays for when it is renewed. */
export const endAdminSession = (): void => store.set(current, null)

/** Signs out: nothing of this administrator stays in the tab. */
export function leaveAdminArea(): void {
  for (const text of Object.values(typed)) store.set(text, null)
  endAdminSession()
}

/** What was typed into a field and is not saved yet, null for nothing: it survives a reload and a session that ends. */
export const useTypedText = (field: keyof typeof typed): [string | null, (text: string | null) => void] => useAtom(typed[field])

const textsByKey = v.record(v.string(), v.string())

type Typed = [text: string, change: (next: (typed: string) => string) => void]

/** The reply that is being typed to a ticket; it survives a reload and a session that ends. */
export const useTypedReply = (ticketId: string): Typed => useTypedBy('replies', ticketId)

/** The reason that is being typed of an act; it survives a failure, a reload and a session that ends. */
export const useTypedReason = (act: string): Typed => useTypedBy('reasons', act)

function useTypedBy(kind: 'replies' | 'reasons', key: string): Typed {
  const [kept, keep] = useAtom(typed[kind])
  const set = (change: (typed: string) => string) =>
    keep((newest) => {
      const { [key]: before = '', ...others } = textsIn(newest)
      const text = change(before)
      const next = text === '' ? others : { ...others, [key]: text }
      return Object.keys(next).length === 0 ? null : JSON.stringify(next)
    })
  return [textsIn(kept)[key] ?? '', set]
}

function textsIn(kept: string | null): Record<string, string> {
  const known = v.safeParse(v.pipe(v.string(), v.parseJson(), textsByKey), kept ?? '{}')
  return known.success ? known.output : {}
}

/** State of this tab that survives a reload; null is not stored. */
function keptInTab<T>(key: string, parse: (text: string) => T | null, print: (value: T) => string) {
  const storage = {
    getItem() {
      const text = sessionStorage.getItem(key)
      return text === null ? null : parse(text)
    },
    setItem: (_key: string, value: T | null) => (value === null ? storage.removeItem() : sessionStorage.setItem(key, print(value))),
    removeItem: () => sessionStorage.removeItem(key),
  }
  return atomWithStorage<T | null>(key, null, storage, { getOnInit: true })
}

function parsed(text: string): AdminSession | null {
  try {
    const read = v.safeParse(session, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
