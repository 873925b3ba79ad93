import { isOfRemovedAccount } from './accounts/removed-account'
import { Failure } from './failure'
import type { RequestEvent, ServerRecord } from './pocketbase-api'

/** The person who asks, whatever their role; a failure for anybody else. */
export function personOf(e: RequestEvent): ServerRecord {
  if (e.auth && e.auth.collection().name === 'users') return e.auth
  if (!e.auth && isOfRemovedAccount(e.app, e.request.header.get('Authorization'))) throw new Failure(410, 'account_removed')
  throw new Failure(401, 'unauthorized')
}

/** The person whose device asks: administrators have none. */
export function deviceOwnerOf(e: RequestEvent): ServerRecord {
  const person = personOf(e)
  if (person.getString('role') === 'admin') throw new Failure(403, 'forbidden')
  return person
}

/** The administrator who asks; a failure for anybody else. */
export function adminOf(e: RequestEvent): ServerRecord {
  const person = personOf(e)
  if (person.getString('role') !== 'admin') throw new Failure(403, 'forbidden')
  return person
}
