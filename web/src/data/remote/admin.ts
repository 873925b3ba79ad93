import * as v from 'valibot'
import type { Result } from '#domain/result'
import type { SiteSetting } from '#domain/site-settings'
import { ask, nothing } from '../../http/client'
import type { TransportFailure } from '../../http/failure'
import type { AdminSession } from '../session/admin-session'
import { storedAddress } from '../session/stored-address'

export const adminCodes = ['wrong_credentials', 'website_invalid', 'video_invalid', 'malformed', 'forbidden', 'not_found', 'conflict'] as const

export type AdminFailure = (typeof adminCodes)[number] | TransportFailure | 'unknown'
export type AdminResult<T = undefined> = Result<T, AdminFailure>

const signedIn = v.object({ token: v.string() })

export async function signInAsAdmin(email: string, password: string): Promise<AdminResult<AdminSession>> {
  const answer = await ask({ method: 'POST', path: '/api/admin/sign-in', body: { email: storedAddress(email), password } }, signedIn, adminCodes)
  return answer.ok ? { ok: true, value: { token: answer.value.token, email } } : answer
}

export const setSiteSetting = ({ token }: AdminSession, key: SiteSetting, value: string): Promise<AdminResult> =>
  ask({ method: 'PUT', path: `/api/admin/settings/${key}`, body: { value }, token }, nothing, adminCodes)

/** The session has ended; not only this request failed. */
export const isSessionOver = (code: string): boolean => code === 'unauthorized' || code === 'account_removed'
