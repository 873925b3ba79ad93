import { bodyLimits } from '#domain/wire/wire'
import { Failure } from '../failure'
import { environment } from '../globals'
import type { RequestEvent, ServeEvent } from '../pocketbase-api'
import { type AtOnce, atOnce } from './at-once'
import { personOf, refuseDoubted } from './requester'
import { route } from './route'

/** The routes that take pictures. */
export const uploadDoors = [
  ['POST', '/api/collections/project_images/records'],
  ['PATCH', '/api/collections/users/records/{id}'],
] as const

const KEY = 'native routes'
/** An upload takes its bytes twice over in memory, and an engine until its last byte is here. */
const uploads: AtOnce = { name: 'uploads', each: 4, all: 32 }
/** Bytes of its files that an upload keeps in memory; the rest is in a file meanwhile. */
const IN_MEMORY = 1024 * 1024

/**
 * PocketBase reads up to 32 MB of what anyone sends to its own routes, and decodes it before it asks who sent it: some 30 times as much in memory.
 * So all of them take what is small, and these two doors lead to the routes that take pictures as PocketBase built them.
 */
export function closeNativeRoutes(e: ServeEvent, small: unknown): void {
  e.app.store().set(KEY, e.router.buildMux())
  e.router.unbind('pbBodyLimit')
  e.router.bind(small)
  endSharedConnections(e)
  e.next()
}

/**
 * A proxy sends requests of many clients over one connection, and what PocketBase leaves unread of a large body it would read there as the next request,
 * with headers that no proxy wrote: the wrapper that it closes hides from Go's server that the body has not ended. So there is one request a connection.
 */
function endSharedConnections({ server }: ServeEvent): void {
  if (environment('TRUSTED_PROXY_HEADER') !== '') server.setKeepAlivesEnabled(false)
}

/** Lets small requests through. A large one is of a signed-in person, is a form, and is large by its files only. */
export const takeUploadRequest = route((e) => {
  refuseDoubted(e)
  if (isSmall(e)) return toNativeRoute(e)
  const { id } = e.auth ?? personOf(e)
  if (!e.request.header.get('Content-Type').startsWith('multipart/form-data')) throw new Failure(413, 'too_large')
  atOnce(e.app, uploads, id, () => {
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
    // The rest of a large form is kept on the disk, which may be full. What was cut off hears no answer.
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
