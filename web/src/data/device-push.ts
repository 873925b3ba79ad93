import { bytesToHex } from '@noble/hashes/utils.js'
import { desktop } from '#desktop'
import type { Result } from '#domain/result'
import { isWebPushGroup, type WebPushGroup } from '#domain/web-push'
import { webPushKeyAnswer } from '#domain/wire/wire-answers'
import { links } from '#links'
import { texts } from '#texts'
import { isAppleDevice } from '../apple-device'
import { ask, nothing } from '../http/client'
import type { TransportFailure } from '../http/failure'
import type { Session } from './session/session'
import { endPush } from './web-push/end-push'
import { type StoredSubscription, storedSubscription, storeSubscription } from './web-push/stored-subscription'

const codes = ['unknown_push_service', 'other_key', 'subscription_ended'] as const

/** `denied` and `dismissed` are the person's own answer to the browser. */
export type PushFailure = (typeof codes)[number] | 'denied' | 'dismissed' | 'not_ready' | 'not_subscribed' | TransportFailure | 'unknown'
type Done = Result<undefined, PushFailure>

/** Undefined in the desktop app, which shows notifications itself. Product 83. */
export function pushHere(session: Session): 'possible' | 'denied' | 'not_remembered' | 'not_installed' | 'unsupported' | undefined {
  if (desktop) return undefined
  if (!('PushManager' in window) || !('serviceWorker' in navigator) || !('Notification' in window))
    return isAppleDevice() ? 'not_installed' : 'unsupported'
  // A session that ends with the browser must send no push afterwards.
  if (!session.remember) return 'not_remembered'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** null where push is off. */
export async function pushGroups(userId: string): Promise<WebPushGroup[] | null> {
  const kept = await storedSubscription().catch(() => undefined)
  const isOn = kept?.user_id === userId && Notification.permission === 'granted'
  return isOn ? kept.groups.filter(isWebPushGroup) : null
}

/** To be called in a press: Safari and Firefox ask in no other case. */
export async function switchOnPush(session: Session, groups: readonly WebPushGroup[]): Promise<Done> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return { ok: false, code: permission === 'denied' ? 'denied' : 'dismissed' }
  const done = await subscribe(session, groups)
  if (!done.ok) await endPush(session.user_id)
  return done
}

export async function changePushGroups(session: Session, groups: readonly WebPushGroup[]): Promise<Done> {
  const kept = await storedSubscription()
  if (kept?.user_id !== session.user_id) return subscribe(session, groups)
  const changed = { ...kept, groups: [...groups] }
  const told = await tellServer(session, changed)
  if (isToBeMadeAnew(told)) return subscribe(session, groups)
  if (told.ok) await storeSubscription(changed)
  return told
}

/**
 * At each start and under each new token renews a lost subscription, and ends another account's and that of a session that ends with the
 * browser. Product 83.
 */
export async function renewPush(session: Session): Promise<void> {
  const kept = await storedSubscription()
  if (!kept) return
  if (kept.user_id !== session.user_id || !session.remember) return endPush(kept.user_id)
  const registration = await activeRegistration()
  if (!registration || Notification.permission !== 'granted') return
  const isThere = (await registration.pushManager.getSubscription())?.endpoint === kept.endpoint
  const told = isThere ? await tellServer(session, kept) : undefined
  if (!told || isToBeMadeAnew(told)) await subscribe(session, kept.groups)
}

const isToBeMadeAnew = (told: Done): boolean => !told.ok && (told.code === 'other_key' || told.code === 'subscription_ended')

/** The secret is stored before it is sent: after a lost answer the next start sends it again. */
async function subscribe(session: Session, groups: readonly string[]): Promise<Done> {
  const registration = await activeRegistration()
  if (!registration) return { ok: false, code: 'not_ready' }
  const answer = await ask({ path: '/api/web-push/key', token: session.token }, webPushKeyAnswer, [])
  if (!answer.ok) return answer
  const endpoint = await endpointFor(registration.pushManager, answer.value.key)
  if (!endpoint) return { ok: false, code: 'not_subscribed' }
  const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const kept = { user_id: session.user_id, endpoint, key: answer.value.key, secret, groups: [...groups], words: wordsOfWorker() }
  await storeSubscription(kept)
  return tellServer(session, kept)
}

/** Undefined where the browser reaches no push service, or is in a private window. */
async function endpointFor(manager: PushManager, applicationServerKey: string): Promise<string | undefined> {
  try {
    // A subscription under another key makes subscribing fail.
    await (await manager.getSubscription())?.unsubscribe()
    return (await manager.subscribe({ userVisibleOnly: true, applicationServerKey })).endpoint
  } catch (error) {
    console.info('The browser did not subscribe to push.', error)
    return undefined
  }
}

const tellServer = ({ token }: Session, { endpoint, secret, groups, key }: StoredSubscription): Promise<Done> =>
  ask({ method: 'POST', path: '/api/web-push', token, body: { endpoint, secret, kinds: groups, key } }, nothing, codes)

async function activeRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.active ? registration : undefined
}

const wordsOfWorker = (): StoredSubscription['words'] => {
  const { unasked, nothingNew, unread } = texts.webPush.worker
  const path = links.dashboard()
  return { unasked: { ...unasked, path }, nothingNew: { ...nothingNew, path }, unread: { ...unread, path } }
}
