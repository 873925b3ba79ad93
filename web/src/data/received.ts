import * as v from 'valibot'
import { DAY_MS } from '#domain/values/clock'

const kept = v.object({
  id: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  text: v.string(),
  isCut: v.boolean(),
  /** Their names. */
  photos: v.array(v.string()),
  /** How many files were too many, too large or no pictures. */
  left: v.number(),
  /** The account that saw it first. */
  owner: v.optional(v.string()),
})
export type Kept = v.InferOutput<typeof kept>

export type Received = Pick<Kept, 'id' | 'text' | 'isCut' | 'left'> & { photos: readonly File[] }

/** receive-share.js writes by these names. */
const [CACHE, PATH] = ['received', '/receber/kept']

/** A share of another app, under the id that only its person's page has. Undefined once it is used, for another account, and after a day. Product 95. */
export async function receivedBy(userId: string, id: string): Promise<Received | undefined> {
  if (!('caches' in globalThis)) return undefined
  const stored = await keptNow()
  if (stored?.id !== id) return undefined
  const { owner = userId, at, text, isCut, left, photos: names } = stored
  if (owner !== userId || Math.abs(Date.now() - at) > DAY_MS) {
    await forget()
    return undefined
  }
  const cache = await caches.open(CACHE)
  await cache.put(PATH, new Response(JSON.stringify({ ...stored, owner })))
  const photos = await Promise.all(names.map((name, n) => photoAt(cache, name, n)))
  return { id, text, isCut, left, photos: photos.filter((photo) => photo !== undefined) }
}

async function keptNow(): Promise<Kept | undefined> {
  const stored = await caches.match(PATH, { cacheName: CACHE })
  const parsed = v.safeParse(kept, await stored?.json())
  return parsed.success ? parsed.output : undefined
}

async function photoAt(cache: Cache, name: string, n: number): Promise<File | undefined> {
  const bytes = await (await cache.match(`${PATH}/${n}`))?.blob()
  return bytes && new File([bytes], name, { type: bytes.type })
}

/** Once it is stored elsewhere, or discarded; a newer one stays. */
export async function forgetReceived(id: string): Promise<void> {
  if ((await keptNow())?.id === id) await forget()
}

/** With the account that saw it; `orOfNone`, also what no account has seen yet. */
export async function forgetReceivedOf(userId: string, orOfNone = false): Promise<void> {
  if (!('caches' in globalThis)) return
  const stored = await keptNow()
  if (stored && (stored.owner === userId || (orOfNone && stored.owner === undefined))) await forget()
}

const forget = async (): Promise<void> => void (await caches.delete(CACHE))

/** Location state of the new project's form: what it begins with. */
export type WithReceived = { received: string }

export function receivedIn(state: unknown): string | undefined {
  const id = typeof state === 'object' && state !== null && 'received' in state ? state.received : undefined
  return typeof id === 'string' ? id : undefined
}
