import { useAtom, useAtomValue } from 'jotai/react'
import { getDefaultStore } from 'jotai/vanilla'
import { atomWithStorage } from 'jotai/vanilla/utils'
import * as v from 'valibot'
import { newId } from '#new-id'
import { tabStore } from '../../browser-store'
import { ADMIN_SESSION_KEY } from './in-admin-tab'

const session = v.object({ token: v.string(), email: v.string() })

/** Independent of a person's session. It ends with the tab or after eight hours. Product 2. */
export type AdminSession = v.InferOutput<typeof session>

const store = getDefaultStore()
const current = keptInTab(ADMIN_SESSION_KEY, parsed, JSON.stringify)
const typed = {
  video: keptInTab('canteiro-admin-typed-video', (text) => text, String),
  footer: keptInTab('canteiro-admin-typed-footer', (text) => text, String),
  /** JSON: typed text by ticket. */
  replies: keptInTab('canteiro-admin-typed-replies', (text) => text, String),
  /** JSON: by ticket the id under which a reply was last sent, a space, and the reply. */
  attempts: keptInTab('canteiro-admin-sent-replies', (text) => text, String),
  /** JSON: the typed reason of each unfinished act. */
  reasons: keptInTab('canteiro-admin-typed-reasons', (text) => text, String),
}
const typedBy = keptInTab('canteiro-admin-typed-by', (text) => text, String)

export const storedAdminSession = (): AdminSession | null => store.get(current)
export const useAdminSession = (): AdminSession | null => useAtomValue(current)

/** Drops what another administrator typed in this tab. */
export function storeAdminSession(next: AdminSession): void {
  const before = store.get(typedBy)
  if (before !== null && before !== next.email) forgetTyped()
  store.set(typedBy, next.email)
  store.set(current, next)
}

/** Typed text stays for the session's renewal. */
export const endAdminSession = (): void => store.set(current, null)

export function leaveAdminArea(): void {
  forgetTyped()
  endAdminSession()
}

function forgetTyped(): void {
  for (const text of [...Object.values(typed), typedBy]) store.set(text, null)
}

/** null for none; survives a reload and an ended session. */
export const useTypedText = (field: 'video' | 'footer'): [string | null, (text: Next) => void] => useAtom(typed[field])

type Next = string | null | ((newest: string | null) => string | null)

const textsByKey = v.record(v.string(), v.string())

type Typed = [text: string, change: (next: (typed: string) => string) => void]

export const useTypedReply = (ticketId: string): Typed => useTypedBy('replies', ticketId)

export function replyId(ticketId: string, content: string): string {
  const attempts = textsIn(store.get(typed.attempts))
  const [, known, sent] = /^(\S+) (.*)$/s.exec(attempts[ticketId] ?? '') ?? []
  if (known !== undefined && sent === content) return known
  const id = newId()
  store.set(typed.attempts, JSON.stringify({ ...attempts, [ticketId]: `${id} ${content}` }))
  return id
}

export function forgetReplyId(ticketId: string): void {
  const { [ticketId]: _taken, ...others } = textsIn(store.get(typed.attempts))
  store.set(typed.attempts, JSON.stringify(others))
}

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

/** Survives a reload where there is room; null is not stored. */
function keptInTab<T>(key: string, parse: (text: string) => T | null, print: (value: T) => string) {
  /** Texts without room in the tab's storage, until the page is reloaded. */
  let unkept: { value: T } | null = null
  const storage = {
    getItem() {
      if (unkept) return unkept.value
      const text = tabStore.get(key)
      return text === null ? null : parse(text)
    },
    setItem(_key: string, value: T | null) {
      unkept = null
      if (value === null) return storage.removeItem()
      if (!tabStore.set(key, print(value))) unkept = { value }
    },
    removeItem: () => tabStore.remove(key),
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
