import { attempt, forgetAttempts, type Limit, takeBack } from '../limits'
import { networkOf } from '../network'
import type { RequestEvent, ServerRecord } from '../pocketbase-api'
import { isKnownAddress, rememberAddress } from './known-addresses'

const WITHIN_MS = 15 * 60_000

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
    isAllowed: isRareHere && (isRare || (person !== undefined && isKnownAddress(app, person, address))),
    succeeded(found) {
      forgetAttempts(app, fromHere, here)
      takeBack(app, fromAnywhere, account)
      rememberAddress(app, found, address)
    },
  }
}
