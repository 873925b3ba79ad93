import PocketBase, { BaseAuthStore, ClientResponseError } from 'pocketbase'
import * as v from 'valibot'
import type { AdminSession } from './admin-session'

/** The codes of the server's own routes for administrators. */
const codes = [
  'wrong_credentials',
  'video_invalid',
  'malformed',
  'unauthorized',
  'account_removed',
  'forbidden',
  'not_found',
  'too_large',
  'too_many_requests',
  'unavailable',
] as const

/** Why a call of an administrator failed; sentences are in the texts. */
export type AdminFailure = (typeof codes)[number] | 'offline' | 'unreachable' | 'unknown'
export type AdminResult<T = undefined> = { ok: true; value: T } | { ok: false; code: AdminFailure }

const SILENCE_LIMIT_MS = 20_000

/** Its store keeps nothing: the session of this tab is in admin-session.ts. */
const client = new PocketBase('/', new BaseAuthStore())
client.autoCancellation(false)

const signedIn = v.object({ token: v.string() })

export async function signInAsAdmin(email: string, password: string): Promise<AdminResult<AdminSession>> {
  const answer = await send('POST', '/api/admin/sign-in', { body: { email, password } })
  if (!answer.ok) return answer
  const parsed = v.safeParse(signedIn, answer.value)
  return parsed.success ? { ok: true, value: { token: parsed.output.token, email } } : { ok: false, code: 'unknown' }
}

/** Sets what the site shows to everybody. */
export async function setSiteSetting({ token }: AdminSession, key: 'how_it_works_video_url', value: string): Promise<AdminResult> {
  const answer = await send('PUT', `/api/admin/settings/${key}`, { body: { value }, headers: { Authorization: token } })
  return answer.ok ? { ok: true, value: undefined } : answer
}

/** Whether an answer means that the session is over, and not only this request. */
export const isSessionOver = (code: AdminFailure): boolean => code === 'unauthorized' || code === 'account_removed'

type Sent = { body: object; headers?: Record<string, string> }

async function send(method: string, path: string, sent: Sent): Promise<AdminResult<unknown>> {
  if (!navigator.onLine) return { ok: false, code: 'offline' }
  try {
    return { ok: true, value: await client.send(path, { method, ...sent, signal: AbortSignal.timeout(SILENCE_LIMIT_MS) }) }
  } catch (error) {
    return { ok: false, code: error instanceof ClientResponseError ? failureOf(error) : 'unknown' }
  }
}

const failure = v.object({ code: v.picklist(codes) })

function failureOf({ status, response }: ClientResponseError): AdminFailure {
  if (status === 0) return navigator.onLine ? 'unreachable' : 'offline'
  const said = v.safeParse(failure, response)
  return said.success ? said.output.code : 'unknown'
}
