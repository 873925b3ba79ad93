import * as v from 'valibot'
import { type WebPushMark, webPushMark } from '#domain/wire/wire-requests'

const words = v.object({ title: v.string(), body: v.string(), path: v.string() })

/** `words` are the service worker's sentences, since texts are not part of it. */
const kept = v.object({
  user_id: v.string(),
  endpoint: v.string(),
  key: v.string(),
  /** The server knows its hash: with it the service worker asks what is new. */
  secret: v.string(),
  groups: v.array(v.string()),
  words: v.object({ unasked: words, nothingNew: words, unread: words }),
})
export type StoredSubscription = v.InferOutput<typeof kept>

/** In a cache, since the service worker reads no localStorage. web-push.js reads it by these names. */
const [CACHE, PATH] = ['web-push', '/web-push/kept']

/** Undefined where push is off. */
export async function storedSubscription(): Promise<StoredSubscription | undefined> {
  if (!('caches' in globalThis)) return undefined
  const stored = await caches.match(PATH, { cacheName: CACHE })
  const parsed = v.safeParse(kept, await stored?.json())
  return parsed.success ? parsed.output : undefined
}

export async function storeSubscription(subscription: StoredSubscription): Promise<void> {
  await (await caches.open(CACHE)).put(PATH, new Response(JSON.stringify(subscription)))
}

const MARKS = '/web-push/marks'

/** Marks of notifications that were pressed without a connection, for commands of this account; `done` forgets them. */
export async function storedMarks(userId: string): Promise<{ marks: readonly WebPushMark[]; done: () => Promise<unknown> }> {
  const cache = (await storedSubscription())?.user_id === userId ? await caches.open(CACHE) : undefined
  const parsed = v.safeParse(v.array(webPushMark), await (await cache?.match(MARKS))?.json())
  return { marks: parsed.success ? parsed.output : [], done: async () => cache?.delete(MARKS) }
}

export async function forgetSubscription(): Promise<void> {
  await caches.delete(CACHE)
}
