import { markLeaving } from '../session/leaving'
import { forgetSession } from '../session/session'
import { forgetProof } from '../session/stored-proof'

/** A later start finishes what cannot be removed now. Answers whether all is gone. */
export async function leaveDevice(userId: string, close: () => Promise<void>): Promise<boolean> {
  const isMarked = markLeaving(userId)
  forgetSession(userId)
  // A full device has room for the mark once the session is gone.
  if (!isMarked) markLeaving(userId)
  forgetProof()
  try {
    await close()
  } catch (error) {
    console.info('The account could not be closed.', error)
  }
  try {
    await (await import('../received')).forgetReceivedOf(userId, true)
    return await (await import('./device-cleaning')).cleanDevice()
  } catch (error) {
    console.info('What removes an account did not load.', error)
    return false
  }
}
