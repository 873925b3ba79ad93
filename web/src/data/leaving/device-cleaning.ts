import { leavingIds } from '../session/leaving'
import { endedUserId } from '../session/session'
import { forgetProof, storedProof } from '../session/stored-proof'
import { strangers } from './strangers'

let cleaning: Promise<boolean> = Promise.resolve(true)

/** Finishes what an earlier page could not remove, one tab at a time; true when nothing is left. Rules A2 and A3, product 41. */
export function cleanDevice(): Promise<boolean> {
  cleaning = cleaning.then(() => exclusively(clean)).catch(notYet)
  return cleaning
}

async function clean(): Promise<boolean> {
  if (!storedProof()) forgetProof()
  if (leavingIds().length === 0 && !endedUserId() && (await strangers()).length === 0) return true
  return (await import('./remains')).clearRemains()
}

function notYet(error: unknown): false {
  console.info('What an account left on this device could not be removed yet.', error)
  return false
}

/** Rejects while this account's earlier data is still to be removed. */
export async function whenClean(userId: string): Promise<void> {
  await cleanDevice()
  await exclusively(async () => undefined)
  if (leavingIds().includes(userId)) throw new Error('What this account left when it signed out could not be removed yet.')
}

/** Pages without a secure origin have no locks. */
const exclusively = <T>(job: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request('canteiro-seal', job) : job())
