import { attempt, type Counted, forgetAttempts, undoAttempt } from '../limits'
import type { RequestEvent, ServerRecord } from '../pocketbase-api'
import { askerOf, rememberDevice } from './known-device'

const WITHIN_MS = 15 * 60_000

export type SignInAttempt = {
  isAllowed: boolean
  /** Clears the failures counted for this device, which is known from now on. */
  succeeded(person: ServerRecord): void
}

/**
 * Failures count for the typed `account`: by known device, else by network, and ten times as many for all networks together, so that guesses from
 * elsewhere cannot lock an owner out. Product 7.
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
