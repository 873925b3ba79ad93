import * as v from 'valibot'
import type { Role } from '#domain/documents'
import type { Result } from '#domain/result'
import { failureOf, type HttpAnswer, type HttpRequest, isSuccess, nothing, readAnswer, send } from '../../http/client'
import type { TransportFailure } from '../../http/failure'
import type { Session } from './session'
import { forgetSignUpProofOf, makeSignUpProof, signUpProofOf } from './sign-up-proof'
import { storedAddress } from './stored-address'
import { forgetProof } from './stored-proof'

const codes = ['wrong_password', 'password_needed', 'sign_up_replaced', 'suspended'] as const

export type AuthFailure =
  | (typeof codes)[number]
  | TransportFailure
  | 'wrong_credentials'
  | 'email_not_confirmed'
  | 'expired_link'
  | 'not_found'
  | 'invalid'
  | 'unknown'
export type AuthResult<T = undefined> = Result<T, AuthFailure>

/** `origin` is the page that the person was going to, '' for none; the mailed link carries it. */
export type NewAccount = { role: Exclude<Role, 'admin'>; full_name: string; email: string; password: string; origin: string }

const signedIn = v.object({
  token: v.string(),
  record: v.object({ id: v.string(), role: v.picklist(['cliente', 'empresa', 'autonomo']), full_name: v.string() }),
})

/** The answer never tells whether the address has an account (product 7). */
export const signUp = (account: NewAccount): Promise<AuthResult> =>
  post('/api/sign-up', { ...account, email: storedAddress(account.email), proof: makeSignUpProof(account.email) }, nothing)

export async function signIn(email: string, password: string, remember: boolean): Promise<AuthResult<Session>> {
  const answer = await attempt(
    { method: 'POST', path: '/api/collections/users/auth-with-password', body: { identity: storedAddress(email), password } },
    someone,
  )
  if (!answer.ok) return answer.code === 'invalid' ? { ok: false, code: 'wrong_credentials' } : answer
  const parsed = v.safeParse(signedIn, answer.value)
  // An administrator's account cannot sign in here.
  if (!parsed.success) return { ok: false, code: 'wrong_credentials' }
  const { token, record } = parsed.output
  forgetSignUpProofOf(email)
  return {
    ok: true,
    value: { user_id: record.id, token, role: record.role, full_name: record.full_name, email, remember, renewed_at: Date.now() },
  }
}

/** Product 6. */
export async function renewToken(session: Session): Promise<AuthResult<Session>> {
  const answer = await attempt({ method: 'POST', path: '/api/collections/users/auth-refresh', token: session.token }, signedIn)
  return answer.ok ? { ok: true, value: { ...session, token: answer.value.token, renewed_at: Date.now() } } : answer
}

/** The answer never tells whether the address has an account (product 7, 41). */
export const requestConfirmation = (email: string): Promise<AuthResult> =>
  post('/api/account/confirmation', { email: storedAddress(email), proof: signUpProofOf(email) }, nothing)

export const requestPasswordReset = (email: string): Promise<AuthResult> =>
  post('/api/account/password-reset', { email: storedAddress(email) }, nothing)

/** A browser without a proof sends none, and learns whether the password is needed. */
export type ConfirmedBy = { proof: string | undefined } | { password: string }

/** Product 41. */
export async function confirmAccount(token: string, given: ConfirmedBy): Promise<AuthResult> {
  const answer = await post('/api/account/confirm', { token, ...given }, nothing)
  if (answer.ok) forgetProof()
  return asLink(answer)
}

export const confirmPasswordReset = (token: string, password: string): Promise<AuthResult> =>
  post('/api/collections/users/confirm-password-reset', { token, password, passwordConfirm: password }, nothing).then(asLink)

/** The answer never tells whether the address has an account (product 7). */
export const requestEmailChange = (token: string, email: string, password: string): Promise<AuthResult> =>
  attempt({ method: 'POST', path: '/api/account/email', token, body: { email: storedAddress(email), password } }, nothing)

export const confirmEmailChange = (token: string, password: string): Promise<AuthResult> =>
  post('/api/account/email/confirm', { token, password }, nothing).then(asLink)

/** Every session ends, this one too. */
export async function changePassword({ user_id, token }: Session, oldPassword: string, password: string): Promise<AuthResult> {
  const body = { oldPassword, password, passwordConfirm: password }
  const answer = await attempt({ method: 'PATCH', path: `/api/collections/users/records/${user_id}`, token, body }, someone, 'oldPassword')
  if (answer.ok) return { ok: true, value: undefined }
  // A session that has ended does not find its own record.
  return answer.code === 'not_found' ? { ok: false, code: 'unauthorized' } : answer
}

const asLink = <T>(result: AuthResult<T>): AuthResult<T> => (!result.ok && result.code === 'invalid' ? { ok: false, code: 'expired_link' } : result)

/** Account of an answer: PocketBase's own routes answer with its record. */
const someone = v.looseObject({})

const post = <T>(path: string, body: object, schema: v.GenericSchema<unknown, T>): Promise<AuthResult<T>> =>
  attempt({ method: 'POST', path, body }, schema)

/** `passwordField` is the field of PocketBase's form that reports a wrong password. */
async function attempt<T>(request: HttpRequest, schema: v.GenericSchema<unknown, T>, passwordField = ''): Promise<AuthResult<T>> {
  return judged(await send(request), schema, passwordField)
}

function judged<T>(answer: Awaited<ReturnType<typeof send>>, schema: v.GenericSchema<unknown, T>, passwordField = ''): AuthResult<T> {
  if (!answer.ok) return answer
  return isSuccess(answer.value) ? readAnswer(answer.value, schema, codes) : { ok: false, code: refusalOf(answer.value, passwordField) }
}

const form = v.object({ data: v.record(v.string(), v.unknown()) })

function refusalOf(answer: HttpAnswer, passwordField: string): AuthFailure {
  const { status, body } = answer
  const code = failureOf(answer, codes)
  // PocketBase answers in JSON only.
  if (body === undefined || (code !== 'unreachable' && code !== 'unknown')) return code
  if (status === 400) return v.is(form, body) && passwordField in body.data ? 'wrong_password' : 'invalid'
  if (status === 403) return 'email_not_confirmed'
  return status === 404 ? 'not_found' : code
}
