import { bodyLimits } from '#domain/wire/wire'
import { Failure, failureOf } from '../failure'
import { bytesOf } from '../globals'
import type { Bytes, RequestEvent, ServerRecord } from '../pocketbase-api'
import { adminOf, deviceOwnerOf, personOf } from './requester'
import { claimedSession, type Session } from './session'

export type Route = {
  /** 'METHOD /path', unique. */
  pattern: `${'GET' | 'POST' | 'PUT' | 'PATCH'} /api/${string}`
  /** Who is let in; administrators have no device. */
  asker: 'anyone' | 'signedIn' | 'devices' | 'administrators'
  handle: (e: RequestEvent) => void
  /** Bytes of a body. */
  most: number
  isZipped: boolean
  /** PocketBase does not look the session up: the handler has it from memory. */
  isKnown: boolean
}

/** The handler of a route for those who are signed in; `person` asks. */
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

/** Routes that devices ask most often: `handle` confirms the session by the look at the feed that it needs anyway. */
export const forSessions = (pattern: Route['pattern'], handle: (e: RequestEvent, claimed: Session) => void, options?: Options): Route => ({
  ...forAnyone(pattern, (e) => handle(e, claimedSession(e)), options),
  asker: 'devices',
  isKnown: true,
})

/** An own route: what it throws is answered as `{code}`, with its `reason` if it has one. What PocketBase refuses before it (413, 429) has a status only: to say more would hold a second engine. Product 28. */
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
 * `pieces` are sent as they are, one behind the other: documents come from the database as JSON already. A long text that is a piece of its own goes from
 * the database to the line as it is; put together with another one, the engine would write it out anew, two bytes a character.
 */
export function answerJson(e: RequestEvent, status: number, ...pieces: (string | Bytes)[]): void {
  const [first = '', ...others] = pieces
  e.blob(status, 'application/json', bytesOf(first))
  for (const piece of others) e.response.write(bytesOf(piece))
}

/** A door of PocketBase's that stays closed. */
export const closed = route(() => {
  throw new Failure(404, 'not_found')
})

/** Instead of what PocketBase would do: the answer that it gives where there is nothing to do. */
export const answerNothing = (e: { noContent(status: number): void }): void => e.noContent(204)

/**
 * Answers now, and lets the handler go on with what the other side need not wait for. Where that `isLong`, the connection ends with the answer:
 * the next request on it would wait for that work.
 */
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
