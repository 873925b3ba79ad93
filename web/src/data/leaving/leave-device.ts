import { forgetProof } from '../session/kept-proof'
import { markLeaving } from '../session/leaving'
import { forgetSession } from '../session/session'

/**
 * Signs out and takes everything of the account off this device, once `close` has let go of it; what cannot go now goes at a later start. Tells
 * whether all of it is gone.
 */
export async function leaveDevice(userId: string, close: () => Promise<void>): Promise<boolean> {
  const isMarked = markLeaving(userId)
  forgetSession(userId)
  // A device that is full has room for the mark once the session is gone.
  if (!isMarked) markLeaving(userId)
  forgetProof()
  try {
    await close()
  } catch (error) {
    console.info('The account could not be closed.', error)
  }
  try {
    return await (await import('./device-cleaning')).cleanDevice()
  } catch (error) {
    console.info('What removes an account did not load.', error)
    return false
  }
}
