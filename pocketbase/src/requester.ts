import { isId } from '#domain/ids'
import { textOf } from './database'
import { Failure } from './failure'
import { claimsOf } from './globals'
import type { App, RequestEvent, ServerRecord } from './pocketbase-api'

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

/**
 * Whether a token is that of an account which was deleted. Its signature died with the account, so the feed is the witness:
 * only for an id whose account once was here and is gone. Rule A1.
 */
function isOfRemovedAccount(app: App, token: string): boolean {
  const { id } = claimsOf(token)
  return isId(id) && textOf(app, "SELECT 1 FROM sync_changes WHERE collection = 'users' AND record = {:id} AND removed = 1", { id }) !== ''
}
