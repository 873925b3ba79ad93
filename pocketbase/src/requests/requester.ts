import { Failure } from '../failure'
import { recordOfToken } from '../globals'
import type { RequestEvent, ServerRecord } from '../pocketbase-api'
import { isOfRemovedAccount } from './removed-account'

/** The signed-in account of any role; throws 401 without one, 410 when it was removed, 503 where that cannot be told now. */
export function personOf(e: RequestEvent): ServerRecord {
  const account = e.auth ?? accountOf(e)
  if (account?.collection().name === 'users') return account
  if (!account && isOfRemovedAccount(e.app, tokenOf(e))) throw new Failure(410, 'account_removed')
  throw new Failure(401, 'unauthorized')
}

/** Before a route of PocketBase's, which looks the account up by itself: throws where it may be taken for a stranger's though it is not. */
export function refuseDoubted(e: RequestEvent): void {
  if (e.auth || tokenOf(e) === '') return
  personOf(e)
  throw new Failure(503, 'unavailable')
}

/**
 * PocketBase treats a session that it failed to look up as none, whatever the failure was. So the token is checked again here: only a token that was
 * found invalid means no session, and a database that cannot be read is a failure of the server.
 */
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

/** The signed-in person of a device; throws for administrators, who have none. */
export function deviceOwnerOf(e: RequestEvent): ServerRecord {
  const person = personOf(e)
  if (person.getString('role') === 'admin') throw new Failure(403, 'forbidden')
  return person
}

/** The signed-in administrator; throws for everyone else. */
export function adminOf(e: RequestEvent): ServerRecord {
  const person = personOf(e)
  if (person.getString('role') !== 'admin') throw new Failure(403, 'forbidden')
  return person
}
