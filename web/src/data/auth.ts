import PocketBase, { ClientResponseError } from 'pocketbase'
import * as v from 'valibot'
import type { Role } from '#domain/documents'
import type { Session } from './session'

/** Why an account call failed; sentences are in the texts. */
export type AuthFailure =
  | 'wrong_credentials'
  | 'wrong_password'
  | 'email_not_confirmed'
  | 'expired_link'
  | 'unauthorized'
  | 'not_found'
  | 'too_many_requests'
  | 'invalid'
  | 'offline'
  | 'unknown'
export type AuthResult<T = undefined> = { ok: true; value: T } | { ok: false; code: AuthFailure }

export type NewAccount = { role: Exclude<Role, 'admin'>; full_name: string; email: string; password: string }

const client = new PocketBase('/')
client.autoCancellation(false)

const signedIn = v.object({
  token: v.string(),
  record: v.object({ id: v.string(), role: v.picklist(['cliente', 'empresa', 'autonomo']), full_name: v.string() }),
})

/** Asks for an account; the answer never tells whether the address has one (product 7). */
export const signUp = (account: NewAccount): Promise<AuthResult> =>
  attempt(() => client.send('/api/sign-up', { method: 'POST', body: account }).then(() => undefined))

export async function signIn(email: string, password: string, remember: boolean): Promise<AuthResult<Session>> {
  const answer = await attempt(() => client.collection('users').authWithPassword(email, password))
  client.authStore.clear()
  if (!answer.ok) return answer.code === 'invalid' ? { ok: false, code: 'wrong_credentials' } : answer
  const parsed = v.safeParse(signedIn, answer.value)
  if (!parsed.success) return { ok: false, code: 'wrong_credentials' }
  const { token, record } = parsed.output
  return {
    ok: true,
    value: { user_id: record.id, token, role: record.role, full_name: record.full_name, email, remember, renewed_at: Date.now() },
  }
}

/** A fresh token for the same session, once a day. Product 6. */
export async function renewToken(session: Session): Promise<Session> {
  const answer = await attempt(() =>
    client.send('/api/collections/users/auth-refresh', { method: 'POST', headers: { Authorization: session.token } }),
  )
  const parsed = answer.ok ? v.safeParse(signedIn, answer.value) : undefined
  return parsed?.success ? { ...session, token: parsed.output.token, renewed_at: Date.now() } : session
}

/** Mails a link that confirms an address; like that for a new password, its answer never tells whether the address has an account (product 7). */
export const requestConfirmation = (email: string): Promise<AuthResult> => askForMail('confirmation', email)
export const requestPasswordReset = (email: string): Promise<AuthResult> => askForMail('password-reset', email)

const askForMail = (kind: string, email: string): Promise<AuthResult> =>
  attempt(() => client.send(`/api/account/${kind}`, { method: 'POST', body: { email } }).then(() => undefined))

export const confirmVerification = (token: string): Promise<AuthResult<boolean>> =>
  attempt(() => client.collection('users').confirmVerification(token)).then(asLink)

export const confirmPasswordReset = (token: string, password: string): Promise<AuthResult<boolean>> =>
  attempt(() => client.collection('users').confirmPasswordReset(token, password, password)).then(asLink)

/** Mails a link to a new address; the answer never tells whether that has an account (product 7). */
export const requestEmailChange = (token: string, email: string, password: string): Promise<AuthResult> =>
  attempt(() =>
    client.send('/api/account/email', { method: 'POST', headers: { Authorization: token }, body: { email, password } }).then(() => undefined),
  )

/** Takes the new address that a mailed link is for. */
export const confirmEmailChange = (token: string, password: string): Promise<AuthResult<boolean>> =>
  attempt(() => client.collection('users').confirmEmailChange(token, password), 'password').then(asLink)

/** A new password with the old one. Every session ends, this one too. */
export async function changePassword({ user_id, token }: Session, oldPassword: string, password: string): Promise<AuthResult> {
  const request = { method: 'PATCH', headers: { Authorization: token }, body: { oldPassword, password, passwordConfirm: password } }
  const answer = await attempt(() => client.send(`/api/collections/users/records/${user_id}`, request), 'oldPassword')
  if (answer.ok) return { ok: true, value: undefined }
  // One's own record is not found by a session that has ended.
  return answer.code === 'not_found' ? { ok: false, code: 'unauthorized' } : answer
}

/** What is wrong with a confirmation is its link. */
const asLink = (result: AuthResult<boolean>): AuthResult<boolean> =>
  !result.ok && result.code === 'invalid' ? { ok: false, code: 'expired_link' } : result

/** `passwordField` is the field of PocketBase's form that a wrong password is told by. */
async function attempt<T>(call: () => Promise<T>, passwordField = ''): Promise<AuthResult<T>> {
  try {
    return { ok: true, value: await call() }
  } catch (error) {
    return { ok: false, code: error instanceof ClientResponseError ? failureOf(error, passwordField) : 'unknown' }
  }
}

/** Our own code, and what PocketBase says of a form's fields. */
const body = v.object({ code: v.optional(v.unknown()), data: v.optional(v.record(v.string(), v.unknown())) })

function failureOf({ status, response }: ClientResponseError, passwordField: string): AuthFailure {
  const said = v.safeParse(body, response)
  const fields = said.success ? (said.output.data ?? {}) : {}
  if (status === 0) return 'offline'
  if (said.success && said.output.code === 'wrong_password') return 'wrong_password'
  if (status === 400) return passwordField in fields ? 'wrong_password' : 'invalid'
  if (status === 403) return 'email_not_confirmed'
  if (status === 401) return 'unauthorized'
  if (status === 404) return 'not_found'
  return status === 429 ? 'too_many_requests' : 'unknown'
}
