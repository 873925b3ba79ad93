import { toTime } from '#domain/clock'
import { run, textOf } from '../database'
import { hs256, serverNow } from '../globals'
import type { App, Database, ServerRecord } from '../pocketbase-api'

/** Addresses from where an account has signed in are remembered this long. */
const KNOWN_MS = 90 * 86_400_000

/** A change of the password changes the key: nothing is known afterwards. */
const hashOf = (person: ServerRecord, address: string): string => hs256(address, person.tokenKey())

/** Whether the account has signed in from this address of the network (`networkOf`), with its present password. */
export const isKnownAddress = (db: Database, person: ServerRecord, address: string): boolean =>
  textOf(db, 'SELECT 1 FROM known_addresses WHERE user_id = {:id} AND address = {:address}', { id: person.id, address: hashOf(person, address) }) !==
  ''

/** What there is no room for is not remembered: a full disk keeps out no one whose password is right, and an administrator least. */
export function rememberAddress(app: App, person: ServerRecord, address: string): void {
  try {
    run(
      app,
      `INSERT INTO known_addresses (user_id, address, last_at) VALUES ({:id}, {:address}, {:now})
        ON CONFLICT (user_id, address) DO UPDATE SET last_at = excluded.last_at`,
      { id: person.id, address: hashOf(person, address), now: serverNow() },
    )
  } catch (error) {
    app.logger().error('An address could not be remembered.', 'error', String(error))
  }
}

export function forgetOldAddresses(app: App): void {
  run(app, 'DELETE FROM known_addresses WHERE last_at < {:oldest}', { oldest: toTime(Date.now() - KNOWN_MS) })
}
