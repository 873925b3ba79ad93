import { isId } from '#domain/random-id'
import { bytesOfBase64url } from '../base64url'
import { Failure } from '../failure'
import { hs256, isEqual, recordOfToken } from '../globals'
import type { App, RequestEvent, ServerRecord } from '../pocketbase-api'
import { rowsOf } from '../sql'

/** Throws 401 without a session, 410 for a deleted account, 503 where that cannot be told now. */
export function personOf(e: RequestEvent): ServerRecord {
  const account = e.auth ?? accountOf(e)
  if (account?.collection().name === 'users') return account
  if (!account && isOfRemovedAccount(e.app, tokenOf(e))) throw new Failure(410, 'account_removed')
  throw new Failure(401, 'unauthorized')
}

/** Before a route of PocketBase's, which would take a person for a stranger when the look-up fails. */
export function refuseDoubted(e: RequestEvent): void {
  if (e.auth || tokenOf(e) === '') return
  personOf(e)
  throw new Failure(503, 'unavailable')
}

/** PocketBase treats a failed look-up as no session. Here only an invalid token is none; an unreadable database is a failure of the server. */
function accountOf(e: RequestEvent): ServerRecord | undefined {
  const token = tokenOf(e)
  if (token === '') return undefined
  try {
    return recordOfToken(e.app, token, 'auth')
  } catch (error) {
    e.app.logger().error('A session could not be looked up.', 'error', String(error))
    throw new Failure(503, 'unavailable')
  }
}

export const tokenOf = (e: RequestEvent): string => e.request.header.get('Authorization').replace(/^bearer /i, '')

export function deviceOwnerOf(e: RequestEvent): ServerRecord {
  const person = personOf(e)
  if (person.getString('role') === 'admin') throw new Failure(403, 'forbidden')
  return person
}

export function adminOf(e: RequestEvent): ServerRecord {
  const person = personOf(e)
  if (person.getString('role') !== 'admin') throw new Failure(403, 'forbidden')
  return person
}

/** PocketBase's tokens are a quarter of this. */
const LONGEST_TOKEN = 1_000

/**
 * Sessions of deleted accounts, by the kept keys of ended sessions (HS256 with the collection's secret). For deletions that a restored database
 * does not know, any token that names the account counts. Rule A1.
 */
function isOfRemovedAccount(app: App, token: string): boolean {
  if (token.length > LONGEST_TOKEN) return false
  const [header = '', payload = '', signature = ''] = token.split('.')
  const id = idIn(payload)
  if (!isId(id)) return false
  const kept = 'SELECT token_key FROM ended_keys WHERE user_id = {:id} AND NOT EXISTS (SELECT 1 FROM users WHERE id = {:id})'
  const { secret } = app.findCollectionByNameOrId('users').authToken
  const given = hexOf(signature)
  return rowsOf(app, { token_key: '' }, kept, { id }).some(
    ({ token_key }) => token_key === '' || isEqual(hs256(`${header}.${payload}`, token_key + secret), given),
  )
}

function idIn(payload: string): unknown {
  try {
    const claims: unknown = JSON.parse(String.fromCharCode(...(bytesOfBase64url(payload) ?? [])))
    return typeof claims === 'object' && claims !== null && 'id' in claims ? claims.id : undefined
  } catch {
    return undefined
  }
}

const hexOf = (base64url: string): string => (bytesOfBase64url(base64url) ?? []).map((byte) => byte.toString(16).padStart(2, '0')).join('')
