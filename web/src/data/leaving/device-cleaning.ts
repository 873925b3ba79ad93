import { forgetProof, keptProof } from '../session/kept-proof'
import { leavingIds } from '../session/leaving'
import { endedUserId } from '../session/session'
import { strangers } from './strangers'

let cleaning: Promise<boolean> = Promise.resolve(true)

/**
 * Finishes what an earlier page could not: accounts that left, a browser session that is over, data of accounts without a session, the proof of a sign-up
 * whose time is over. One tab after the other; tells whether nothing is left to do. Rules A2 and A3, product 41.
 */
export function cleanDevice(): Promise<boolean> {
  cleaning = cleaning.then(() => exclusively(clean)).catch(notYet)
  return cleaning
}

async function clean(): Promise<boolean> {
  if (!keptProof()) forgetProof()
  if (leavingIds().length === 0 && !endedUserId() && (await strangers()).length === 0) return true
  return (await import('./remains')).clearRemains()
}

function notYet(error: unknown): false {
  console.info('What an account left on this device could not be removed yet.', error)
  return false
}

/** Resolves when no tab is taking anything away, and rejects while this account's own data from before is still to go: no account is opened before. */
export async function whenClean(userId: string): Promise<void> {
  await cleanDevice()
  await exclusively(async () => undefined)
  if (leavingIds().includes(userId)) throw new Error('What this account left when it signed out could not be removed yet.')
}

/** Only one tab at a time cleans. Pages without a secure origin have no locks. */
const exclusively = <T>(job: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request('canteiro-seal', job) : job())
