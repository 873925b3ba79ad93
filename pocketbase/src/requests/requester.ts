import { Failure } from '../failure'
import { recordOfToken } from '../globals'
import type { RequestEvent, ServerRecord } from '../pocketbase-api'
import { isOfRemovedAccount } from './removed-account'

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
