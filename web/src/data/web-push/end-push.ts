import { send } from '../../http/client'
import { forgetSubscription, storedSubscription } from './stored-subscription'

/** Works offline: the server then learns of it when the push service rejects its next push. Never throws. */
export async function endPush(userId: string): Promise<void> {
  try {
    const kept = await storedSubscription()
    if (kept?.user_id !== userId) return
    void send({ method: 'POST', path: '/api/web-push/end', body: { secret: kept.secret } })
    await forgetSubscription()
    const registration = await navigator.serviceWorker.getRegistration()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
    await closeNotifications()
  } catch (error) {
    console.info('Web push could not be ended whole.', error)
  }
}

export async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}
