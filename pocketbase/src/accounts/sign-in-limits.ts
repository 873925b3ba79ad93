import { attempt, type Counted, forgetAttempts, undoAttempt } from '../limits'
import type { RequestEvent, ServerRecord } from '../pocketbase-api'
import { askerOf, rememberDevice } from './known-device'

const WITHIN_MS = 15 * 60_000

/** One attempt with a password at one entrance. */
export type SignInAttempt = {
  /** False when it is one too many, also with the right password. */
  isAllowed: boolean
  /** The password was right: what was wrong from here before is forgotten, and the device is known from now on. */
  succeeded(person: ServerRecord): void
}

/**
 * Failures are counted for `account`, which is what was typed, whether it exists or not: for a device that it has signed in on, else for the network, and,
 * ten times as many, for all others together. So guesses from elsewhere cannot lock an owner out of their device. Product 7.
 */
export function attemptSignIn(
  e: Pick<RequestEvent, 'app' | 'realIP' | 'request' | 'response'>,
  entrance: string,
  account: string,
  person: ServerRecord | undefined,
): SignInAttempt {
  const { app } = e
  const { who, isKnownDevice } = askerOf(e, person)
  const here: Counted = [{ name: `${entrance} from here`, most: 10, withinMs: WITHIN_MS }, `${account} ${who}`]
  const anywhere: Counted = [{ name: entrance, most: 100, withinMs: WITHIN_MS }, account]
  return {
    isAllowed: attempt(app, ...here) && (isKnownDevice || attempt(app, ...anywhere)),
    succeeded(found) {
      forgetAttempts(app, ...here)
      if (isKnownDevice) return
      undoAttempt(app, ...anywhere)
      rememberDevice(e, found)
    },
  }
}
