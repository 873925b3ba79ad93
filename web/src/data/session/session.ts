import { desktop } from '#desktop'
import { showBadge } from '../store/app-badge'

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
/** A cookie without an age ends with the browser session, in every tab at once. Under app:// there is none: the run of the desktop app stands for it. */
const COOKIE = 'canteiro_session'

/** The session of this device, or null. One that was not to be remembered ends with the browser session. */
export function storedSession(): Session | null {
  const session = keptSession()
  return session && isAlive(session) ? session : null
}

/** A session that has ended with its browser session and whose synced copy may still be here. Rule A3. */
export function endedSession(): Session | null {
  const session = keptSession()
  return session && !isAlive(session) ? session : null
}

const keptSession = (): Session | null => parseSession(parseJson(localStorage.getItem(KEY)))
const isAlive = ({ remember }: Session): boolean => remember || (desktop ? localStorage.getItem(COOKIE) === desktop.sessionId : hasCookie())

function storeSession(next: Session): void {
  localStorage.setItem(KEY, JSON.stringify(next))
  if (next.remember) return
  if (desktop) localStorage.setItem(COOKIE, desktop.sessionId)
  else document.cookie = `${COOKIE}=1; path=/; SameSite=Strict`
}

/**
 * Stores a session. `over` is the session's user when the credentials were sent, null without one: if that has changed by now, in this tab or another,
 * nothing is stored. Tells whether it was.
 */
export function openSession(next: Session, over: Session | null): boolean {
  if (storedSession()?.user_id !== over?.user_id) return false
  storeSession(next)
  return true
}

/** Stores what was made of `before`, such as its new token, only while `before` is still this device's session. Tells whether it was stored. */
export function replaceSession(before: Session, next: Session): boolean {
  if (storedSession()?.token !== before.token) return false
  storeSession(next)
  return true
}

export function forgetSession(): void {
  showBadge(0)
  localStorage.removeItem(KEY)
  document.cookie = `${COOKIE}=; path=/; max-age=0; SameSite=Strict`
}

/** Calls back when another tab signs in or out. Returns the end of it. */
export function onSessionChange(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

const hasCookie = (): boolean => document.cookie.split('; ').some((pair) => pair.startsWith(`${COOKIE}=`))

/** By hand: every page needs it, and the signed out load no schema library. */
function parseSession(given: unknown): Session | null {
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
