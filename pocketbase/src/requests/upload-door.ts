import { bodyLimits } from '#domain/wire/wire'
import { Failure } from '../failure'
import { environment } from '../globals'
import { photoCollections } from '../photo-kinds'
import type { RequestEvent, ServeEvent } from '../pocketbase-api'
import { type ConcurrencyBound, withinBound } from './concurrency'
import { personOf, refuseDoubted } from './requester'
import { route } from './route'

export const uploadDoors: readonly (readonly [method: string, path: string])[] = [
  ...photoCollections.map((name) => ['POST', `/api/collections/${name}/records`] as const),
  ['PATCH', '/api/collections/users/records/{id}'],
]

const KEY = 'native routes'
/** An upload takes twice its bytes, and an engine until its last byte. */
const uploads: ConcurrencyBound = { name: 'uploads', each: 4, all: 32 }
/** Bytes of files kept in memory; the rest is in a file. */
const IN_MEMORY = 1024 * 1024

/**
 * PocketBase decodes up to 32 MB from anyone before it looks at the session, at 30 times the memory. So its routes take small bodies only, and two
 * doors lead to those for pictures.
 */
export function closeNativeRoutes(e: ServeEvent, small: unknown): void {
  e.app.store().set(KEY, e.router.buildMux())
  e.router.unbind('pbBodyLimit')
  e.router.bind(small)
  endSharedConnections(e)
  e.next()
}

/**
 * One request a connection: what PocketBase leaves unread of a large body would be read as the next request, with forged headers, on a proxy's
 * shared connection.
 */
function endSharedConnections({ server }: ServeEvent): void {
  if (environment('TRUSTED_PROXY_HEADER') !== '') server.setKeepAlivesEnabled(false)
}

/** A large request needs a session, a form, and files that make it large. */
export const takeUploadRequest = route((e) => {
  refuseDoubted(e)
  if (isSmall(e)) return toNativeRoute(e)
  const { id } = e.auth ?? personOf(e)
  if (!e.request.header.get('Content-Type').startsWith('multipart/form-data')) throw new Failure(413, 'too_large')
  withinBound(e.app, uploads, id, () => {
    if (bytesBesideFiles(e) > bodyLimits.small) throw new Failure(413, 'too_large')
    toNativeRoute(e)
  })
})

const isSmall = ({ request: { contentLength } }: RequestEvent): boolean => contentLength >= 0 && contentLength <= bodyLimits.small

/** Reads the whole form. */
function bytesBesideFiles({ app, request }: RequestEvent): number {
  try {
    request.parseMultipartForm(IN_MEMORY)
  } catch (error) {
    // A large form is kept on the disk, which may be full. A cut-off request hears no answer.
    app.logger().error('A form could not be read.', 'error', String(error))
    throw new Failure(503, 'retry')
  }
  return Object.entries(request.multipartForm.value)
    .flatMap(([name, values]) => Array.from(values, (value) => name.length + value.length))
    .reduce((sum, length) => sum + length, 0)
}

function toNativeRoute(e: RequestEvent): void {
  const native = e.app.store().get(KEY)
  if (!isHandler(native)) throw new Error('the server has no native routes')
  native.serveHTTP(e.response, e.request)
}

type Handler = { serveHTTP(response: RequestEvent['response'], request: RequestEvent['request']): void }
const isHandler = (value: unknown): value is Handler => typeof value === 'object' && value !== null && 'serveHTTP' in value
