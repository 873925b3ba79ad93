import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

const session = v.object({ token: v.string(), email: v.string() })

/** Who administrates in this tab. It ends with the tab or after eight hours, and has nothing to do with who is signed in otherwise. Product 2. */
export type AdminSession = v.InferOutput<typeof session>

const SESSION = 'canteiro-admin-session'
const TYPED = 'canteiro-admin-typed-'

const listeners = new Set<() => void>()

/** `sessionStorage` tells nobody of its own page that it changed. */
function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const storedAdminSession = (): AdminSession | null => parsed(sessionStorage.getItem(SESSION))

export function storeAdminSession(next: AdminSession): void {
  sessionStorage.setItem(SESSION, JSON.stringify(next))
  tell()
}

/** The server no longer takes the session. What was typed stays for when it is renewed. */
export function endAdminSession(): void {
  sessionStorage.removeItem(SESSION)
  tell()
}

/** Signs out: nothing of this administrator stays in the tab. */
export function leaveAdminArea(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(TYPED)) sessionStorage.removeItem(key)
  endAdminSession()
}

export function useAdminSession(): AdminSession | null {
  const text = useSyncExternalStore(subscribe, () => sessionStorage.getItem(SESSION))
  return useMemo(() => parsed(text), [text])
}

/** What was typed into a field and is not saved yet, null for nothing: it survives a reload and a session that ends. */
export function useTypedText(field: string): [string | null, (text: string | null) => void] {
  const key = TYPED + field
  const typed = useSyncExternalStore(subscribe, () => sessionStorage.getItem(key))
  const keep = (text: string | null) => {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    tell()
  }
  return [typed, keep]
}

function parsed(text: string | null): AdminSession | null {
  try {
    const read = v.safeParse(session, JSON.parse(text ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
