import { showBadge } from '../store/app-badge'
import { forgetBrowserSession, keepForBrowserSession, keptForBrowserSession } from './browser-session'
import { fits, joinToken, lengthened, splitToken } from './token-halves'

/** The session of this device. The synced account has the rest. */
export type Session = {
  user_id: string
  token: string
  role: (typeof roles)[number]
  full_name: string
  email: string
  /** False: this person leaves with the browser session. Product 6. */
  remember: boolean
  /** When the token was last renewed, in milliseconds since 1970. */
  renewed_at: number
}

const roles = ['cliente', 'empresa', 'autonomo'] as const

const KEY = 'canteiro-session'

/** What localStorage has. Of a token that is not to be remembered it is one half: the other one ends with the browser session. Rule A3. */
type KeptSession = Session & { isHalf?: boolean }

/** The session of this device, or null. One that was not to be remembered ends with the browser session. */
export function storedSession(): Session | null {
  const kept = keptSession()
  return kept && whole(kept)
}

/** Whose session has ended with its browser session, where their synced copy may still be here. Rule A3. */
export function endedUserId(): string | null {
  const kept = keptSession()
  return kept && !whole(kept) ? kept.user_id : null
}

function whole({ isHalf, ...session }: KeptSession): Session | null {
  if (session.remember) return session
  const half = keptForBrowserSession()
  if (half === '') return null
  // A release before these halves kept the whole token.
  if (!isHalf) return session
  const token = joinToken(session.token, half)
  return token === '' ? null : { ...session, token }
}

const keptSession = (): KeptSession | null => parseKept(parseJson(localStorage.getItem(KEY)))

function storeSession(next: Session): { ok: true } | Unstored {
  try {
    const kept: KeptSession = next.remember ? next : { ...next, token: splitToken(next.token, otherHalfFor(next.token)), isHalf: true }
    localStorage.setItem(KEY, JSON.stringify(kept))
    return { ok: true }
  } catch (error) {
    console.info('A session could not be kept.', error)
    return { ok: false, code: 'storage_full' }
  }
}

/** For every token of a browser session the same, lengthened for a longer one, and kept first: no tab joins halves of two tokens. */
function otherHalfFor(token: string): string {
  const known = keptForBrowserSession()
  keepForBrowserSession(fits(token, known) ? known : lengthened(known, token.length))
  return keptForBrowserSession()
}

/** Why a session is not stored: another one was there by then, or this device has no room. */
export type Unstored = { ok: false; code: 'replaced' | 'storage_full' }

/**
 * Stores a session. `over` is the session's user when the credentials were sent, null without one: if that has changed by now, in this tab or another,
 * nothing is stored.
 */
export const openSession = (next: Session, over: Session | null): { ok: true } | Unstored =>
  storedSession()?.user_id === over?.user_id ? storeSession(next) : { ok: false, code: 'replaced' }

/** Stores what was made of `before`, such as its new token, only while `before` is still this device's session. Tells whether it was stored. */
export const replaceSession = (before: Session, next: Session): boolean => storedSession()?.token === before.token && storeSession(next).ok

/** Forgets the session of this device where it is this person's: another may have signed in meanwhile, in another tab. */
export function forgetSession(userId: string): void {
  if (keptSession()?.user_id !== userId) return
  showBadge(0)
  localStorage.removeItem(KEY)
  forgetBrowserSession()
}

/** Calls back when another tab signs in or out. Returns the end of it. */
export function onSessionChange(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

/** By hand: every page needs it, and the signed out load no schema library. */
function parseKept(given: unknown): KeptSession | null {
  const fields = new Map<string, unknown>(typeof given === 'object' && given !== null ? Object.entries(given) : [])
  const [user_id, token, full_name, email] = ['user_id', 'token', 'full_name', 'email'].map((name) => fields.get(name))
  const [remember, renewed_at] = [fields.get('remember'), fields.get('renewed_at')]
  const role = roles.find((known) => known === fields.get('role'))
  if (typeof user_id !== 'string' || typeof token !== 'string' || typeof full_name !== 'string' || typeof email !== 'string') return null
  if (!role || typeof remember !== 'boolean' || typeof renewed_at !== 'number') return null
  return { user_id, token, role, full_name, email, remember, renewed_at, isHalf: fields.get('isHalf') === true }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
