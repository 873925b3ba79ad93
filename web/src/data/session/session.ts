import { deviceStore, isStorageBlocked } from '../../browser-store'
import { showBadge } from './app-badge'
import { keepForBrowserSession, keptForBrowserSession } from './browser-session'

export type Session = {
  user_id: string
  token: string
  role: (typeof roles)[number]
  full_name: string
  email: string
  /** False: the session ends with the browser session. Product 6. */
  remember: boolean
  /** Milliseconds since 1970. */
  renewed_at: number
}

const roles = ['cliente', 'empresa', 'autonomo'] as const

const KEY = 'canteiro-session'

/** One with `remember` false ends with the browser session. */
export function storedSession(): Session | null {
  const kept = keptSession()
  return kept && whole(kept)
}

/** Its synced copy may still be here. Rule A3. */
export function endedUserId(): string | null {
  const kept = keptSession()
  return kept && !whole(kept) ? kept.user_id : null
}

/** Adds the token, which localStorage lacks where the session is not remembered. */
function whole(kept: Session): Session | null {
  if (kept.remember) return kept
  const token = keptForBrowserSession()
  return token === '' ? null : { ...kept, token }
}

const keptSession = (): Session | null => parseKept(parseJson(deviceStore.get(KEY)))

function storeSession(next: Session): { ok: true } | Unstored {
  const before = keptForBrowserSession()
  const token = next.remember ? '' : next.token
  // The token first: other tabs read both once localStorage has changed.
  if (token !== before) keepForBrowserSession(token)
  if (isStorageBlocked() || keptForBrowserSession() !== token) return { ok: false, code: 'storage_blocked' }
  if (deviceStore.set(KEY, JSON.stringify(next.remember ? next : { ...next, token: '' }))) return { ok: true }
  keepForBrowserSession(before)
  return { ok: false, code: 'storage_full' }
}

/** `replaced`: another session was there by then. Otherwise this device has no room, or its browser blocks cookies or site data. */
export type Unstored = { ok: false; code: 'replaced' | 'storage_full' | 'storage_blocked' }

/** `over` is the session's user when the credentials were sent, null without one: nothing is stored if another tab has changed that. */
export const openSession = (next: Session, over: Session | null): { ok: true } | Unstored =>
  storedSession()?.user_id === over?.user_id ? storeSession(next) : { ok: false, code: 'replaced' }

/** Only while `before` is still this device's session. Tells whether it was stored. */
export const replaceSession = (before: Session, next: Session): boolean => storedSession()?.token === before.token && storeSession(next).ok

/** Another person may have signed in meanwhile, in another tab. */
export function forgetSession(userId: string): void {
  if (keptSession()?.user_id !== userId) return
  showBadge(0)
  deviceStore.remove(KEY)
  keepForBrowserSession('')
}

export function onSessionChange(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

/** Without a schema library: signed-out pages load none. */
function parseKept(given: unknown): Session | null {
  const fields = new Map<string, unknown>(typeof given === 'object' && given !== null ? Object.entries(given) : [])
  const [user_id, token, full_name, email] = ['user_id', 'token', 'full_name', 'email'].map((name) => fields.get(name))
  const [remember, renewed_at] = [fields.get('remember'), fields.get('renewed_at')]
  const role = roles.find((known) => known === fields.get('role'))
  if (typeof user_id !== 'string' || typeof token !== 'string' || typeof full_name !== 'string' || typeof email !== 'string') return null
  if (!role || typeof remember !== 'boolean' || typeof renewed_at !== 'number') return null
  return { user_id, token, role, full_name, email, remember, renewed_at }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
