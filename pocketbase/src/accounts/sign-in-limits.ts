import { toTime } from '#domain/clock'
import { run, textOf } from '../database'
import { hs256, serverNow } from '../globals'
import { attempt, forgetAttempts, type Limit, takeBack } from '../limits'
import { networkOf } from '../network'
import type { App, Database, RequestEvent, ServerRecord } from '../pocketbase-api'

const WITHIN_MS = 15 * 60_000
/** Addresses from where an account has signed in are remembered this long. */
const KNOWN_MS = 90 * 86_400_000

/** One attempt with a password at one entrance. `account` is what was typed, whether it exists or not. */
export type SignInAttempt = {
  /** False when it is one too many, also with the right password. */
  isAllowed: boolean
  /** The password was right: what was wrong from here before is forgotten. */
  succeeded(person: ServerRecord): void
}

/**
 * Failures are counted for the account from one address, and, ten times as many, for the account from everywhere. Where the second is used up
 * only addresses from where the account has signed in before get through, so that guesses from elsewhere cannot lock its owner out. Product 7.
 */
export function attemptSignIn(
  e: Pick<RequestEvent, 'app' | 'realIP'>,
  entrance: string,
  account: string,
  person: ServerRecord | undefined,
): SignInAttempt {
  const { app } = e
  const address = networkOf(e.realIP())
  const here = `${account} ${address}`
  const fromHere: Limit = { name: `${entrance} from an address`, most: 10, withinMs: WITHIN_MS }
  const fromAnywhere: Limit = { name: entrance, most: 100, withinMs: WITHIN_MS }
  const isRareHere = attempt(app, fromHere, here)
  const isRare = isRareHere && attempt(app, fromAnywhere, account)
  return {
    isAllowed: isRareHere && (isRare || (person !== undefined && isKnown(app, person, address))),
    succeeded(found) {
      forgetAttempts(app, fromHere, here)
      takeBack(app, fromAnywhere, account)
      remember(app, found, address)
    },
  }
}

/** A change of the password changes the key: nothing is known afterwards. */
const hashOf = (person: ServerRecord, address: string): string => hs256(address, person.tokenKey())

const isKnown = (db: Database, person: ServerRecord, address: string): boolean =>
  textOf(db, 'SELECT 1 FROM known_addresses WHERE user_id = {:id} AND address = {:address}', { id: person.id, address: hashOf(person, address) }) !==
  ''

function remember(app: App, person: ServerRecord, address: string): void {
  run(
    app,
    `INSERT INTO known_addresses (user_id, address, last_at) VALUES ({:id}, {:address}, {:now})
      ON CONFLICT (user_id, address) DO UPDATE SET last_at = excluded.last_at`,
    { id: person.id, address: hashOf(person, address), now: serverNow() },
  )
}

export function forgetOldAddresses(app: App): void {
  run(app, 'DELETE FROM known_addresses WHERE last_at < {:oldest}', { oldest: toTime(Date.now() - KNOWN_MS) })
}
