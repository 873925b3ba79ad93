import { useAtom, useAtomValue } from 'jotai/react'
import { getDefaultStore } from 'jotai/vanilla'
import { atomWithStorage } from 'jotai/vanilla/utils'
import * as v from 'valibot'
import { newId } from '#new-id'
import { tabStore } from '../../browser-store'
import { ADMIN_SESSION_KEY } from './in-admin-tab'

const session = v.object({ token: v.string(), email: v.string() })

/** The administrator's session of this tab. It ends with the tab or after eight hours, and is independent of a person's session. Product 2. */
export type AdminSession = v.InferOutput<typeof session>

const store = getDefaultStore()
const current = keptInTab(ADMIN_SESSION_KEY, parsed, JSON.stringify)
const typed = {
  /** JSON, as the next. */
  video: keptInTab('canteiro-admin-typed-video', (text) => text, String),
  footer: keptInTab('canteiro-admin-typed-footer', (text) => text, String),
  /** JSON: what is typed by ticket. */
  replies: keptInTab('canteiro-admin-typed-replies', (text) => text, String),
  /** JSON: by ticket the id under which a reply was last sent, a space, and the reply. */
  attempts: keptInTab('canteiro-admin-sent-replies', (text) => text, String),
  /** JSON: the reason of each act that is not done yet. */
  reasons: keptInTab('canteiro-admin-typed-reasons', (text) => text, String),
}
/** Whose words the typed ones are. */
const typedBy = keptInTab('canteiro-admin-typed-by', (text) => text, String)

export const storedAdminSession = (): AdminSession | null => store.get(current)
export const useAdminSession = (): AdminSession | null => useAtomValue(current)

/** Stores a session, and drops what another administrator has typed in this tab. */
export function storeAdminSession(next: AdminSession): void {
  const before = store.get(typedBy)
  if (before !== null && before !== next.email) forgetTyped()
  store.set(typedBy, next.email)
  store.set(current, next)
}

/** The server no longer takes the session. What was typed stays for when it is renewed. */
export const endAdminSession = (): void => store.set(current, null)

/** Signs out: nothing of this administrator stays in the tab. */
export function leaveAdminArea(): void {
  forgetTyped()
  endAdminSession()
}

function forgetTyped(): void {
  for (const text of [...Object.values(typed), typedBy]) store.set(text, null)
}

/** Typed text of a field that is not saved yet, null for none: it survives a reload and a session that ends. */
export const useTypedText = (field: 'video' | 'footer'): [string | null, (text: Next) => void] => useAtom(typed[field])

type Next = string | null | ((newest: string | null) => string | null)

const textsByKey = v.record(v.string(), v.string())

type Typed = [text: string, change: (next: (typed: string) => string) => void]

/** The reply that is being typed to a ticket; it survives a reload and a session that ends. */
export const useTypedReply = (ticketId: string): Typed => useTypedBy('replies', ticketId)

/**
 * The id of a reply that is about to be sent: the one it was sent under before, so that the server does not write it twice although its answer was
 * lost, the ticket left or the page loaded again.
 */
export function replyId(ticketId: string, content: string): string {
  const attempts = textsIn(store.get(typed.attempts))
  const [, known, sent] = /^(\S+) (.*)$/s.exec(attempts[ticketId] ?? '') ?? []
  if (known !== undefined && sent === content) return known
  const id = newId()
  store.set(typed.attempts, JSON.stringify({ ...attempts, [ticketId]: `${id} ${content}` }))
  return id
}

/** The server has taken the reply: the same words again are another one. */
export function forgetReplyId(ticketId: string): void {
  const { [ticketId]: _taken, ...others } = textsIn(store.get(typed.attempts))
  store.set(typed.attempts, JSON.stringify(others))
}

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

/** State of this tab that survives a reload, where there is room for it; null is not stored. */
function keptInTab<T>(key: string, parse: (text: string) => T | null, print: (value: T) => string) {
  /** Texts for which there was no room, until the page is reloaded. */
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
