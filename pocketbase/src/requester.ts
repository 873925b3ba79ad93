import { isOfRemovedAccount } from './accounts/removed-account'
import { Failure } from './failure'
import type { RequestEvent, ServerRecord } from './pocketbase-api'

/** The signed-in account of any role; throws 401 without one, 410 when it was removed. */
export function personOf(e: RequestEvent): ServerRecord {
  if (e.auth && e.auth.collection().name === 'users') return e.auth
  if (!e.auth && isOfRemovedAccount(e.app, e.request.header.get('Authorization'))) throw new Failure(410, 'account_removed')
  throw new Failure(401, 'unauthorized')
}

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
