import { bodyLimits } from '#domain/wire/wire'
import { Failure, failureOf } from '../failure'
import { bytesOf } from '../globals'
import type { Bytes, RequestEvent, ServerRecord } from '../pocketbase-api'
import { claimedSession, type Session } from './known-sessions'
import { adminOf, deviceOwnerOf, personOf } from './requester'

export type Route = {
  pattern: `${'GET' | 'POST' | 'PUT' | 'PATCH'} /api/${string}`
  /** Administrators have no device. */
  asker: 'anyone' | 'signedIn' | 'devices' | 'administrators'
  handle: (e: RequestEvent) => void
  /** Bytes. */
  most: number
  isZipped: boolean
  /** The handler has the session from memory: PocketBase does not look it up. */
  isKnown: boolean
}

export type PersonHandler = (e: RequestEvent, person: ServerRecord) => void

type Options = Partial<Pick<Route, 'most' | 'isZipped'>>

export const forAnyone = (pattern: Route['pattern'], handle: Route['handle'], options: Options = {}): Route => ({
  pattern,
  asker: 'anyone',
  handle,
  most: bodyLimits.small,
  isZipped: false,
  isKnown: false,
  ...options,
})

const forPeople =
  (asker: Route['asker'], personOfRequest: (e: RequestEvent) => ServerRecord) =>
  (pattern: Route['pattern'], handle: PersonHandler, options?: Options): Route => ({
    ...forAnyone(pattern, (e) => handle(e, personOfRequest(e)), options),
    asker,
  })

export const forSignedIn = forPeople('signedIn', personOf)
export const forDevices = forPeople('devices', deviceOwnerOf)
export const forAdministrators = forPeople('administrators', adminOf)

/** Frequent routes: `handle` confirms the session by its own look at the feed. */
export const forSessions = (pattern: Route['pattern'], handle: (e: RequestEvent, claimed: Session) => void, options?: Options): Route => ({
  ...forAnyone(pattern, (e) => handle(e, claimedSession(e)), options),
  asker: 'devices',
  isKnown: true,
})

/**
 * A failure is answered as `{code}` with its `reason`. PocketBase's own 413 and 429 have a status only: a code would hold a second engine. Product
 * 28.
 */
export const route =
  (handle: (e: RequestEvent) => void) =>
  (e: RequestEvent): void => {
    try {
      handle(e)
    } catch (thrown) {
      answerFailure(e, thrown)
    }
  }

function answerFailure(e: RequestEvent, thrown: unknown): void {
  const failure = failureOf(thrown)
  if (failure.status === 503) e.app.logger().error('A request failed.', 'path', e.request.url.path, 'error', String(thrown))
  if (failure.retryAfter && !e.written()) e.response.header().set('Retry-After', String(failure.retryAfter))
  if (!e.written()) answerJson(e, failure.status, JSON.stringify({ code: failure.code, reason: failure.reason }))
}

/**
 * `pieces` are sent one after the other: a long text from the database stays Go's bytes, where joining would copy it in the engine, two bytes a
 * character.
 */
export function answerJson(e: RequestEvent, status: number, ...pieces: (string | Bytes)[]): void {
  const [first = '', ...others] = pieces
  e.blob(status, 'application/json', bytesOf(first))
  for (const piece of others) e.response.write(bytesOf(piece))
}

export const closed = route(() => {
  throw new Failure(404, 'not_found')
})

/** PocketBase's answer where there is nothing to do. */
export const answerNothing = (e: { noContent(status: number): void }): void => e.noContent(204)

/** Answers, and the handler goes on. Where the rest `isLong`, the connection closes: its next request would wait. */
export function answerAtOnce(e: RequestEvent, status: number, json: string, isLong: boolean): void {
  const body = bytesOf(json)
  e.response.header().set('Content-Length', String(body.length))
  if (isLong) e.response.header().set('Connection', 'close')
  e.blob(status, 'application/json', body)
  e.flush()
}

export function answerNothingAtOnce(e: RequestEvent): void {
  e.response.header().set('Connection', 'close')
  e.noContent(204)
  e.flush()
}
