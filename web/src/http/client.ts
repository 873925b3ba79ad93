import * as v from 'valibot'
import { serverUrl } from '#desktop'
import type { Result } from '#domain/result'
import { lostWay, type TransportFailure } from './failure'
import { watchSilence } from './silence-watch'

export type HttpRequest = {
  /** Defaults to the app's server, '' for this page's own origin. */
  baseUrl?: string
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Absent for public requests. */
  token?: string
  /** A form is sent as it is, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Milliseconds without a byte after which the request is given up. */
  silenceLimit?: number
}

/** `body` is the answer's JSON: null for an empty answer (204), undefined for what is no JSON. */
export type HttpAnswer = { status: number; headers: Headers; body: unknown }

export const SILENCE_LIMIT_MS = 20_000

let underWay = 0

/** Whether no request is under way. */
export const isQuiet = (): boolean => underWay === 0

/** Counts a request as under way until the returned function is called. */
export function noteUnderWay(): () => void {
  underWay++
  return () => {
    underWay--
  }
}

/** One request over HTTP. Nothing is thrown; a refusal by the server is an answer too. */
export async function send(request: HttpRequest): Promise<Result<HttpAnswer, 'offline' | 'unreachable'>> {
  const { baseUrl = serverUrl, path, method = 'GET', token, body, headers, signal, silenceLimit = SILENCE_LIMIT_MS } = request
  const isJson = body !== undefined && !(body instanceof FormData)
  const watch = watchSilence(silenceLimit, signal)
  const end = noteUnderWay()
  try {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { ...(isJson && { 'Content-Type': 'application/json' }), ...(token && { Authorization: token }), ...headers },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: watch.signal,
      cache: 'no-store',
    })
    const text = await readText(response, watch.heard)
    return { ok: true, value: { status: response.status, headers: response.headers, body: bodyOf(response.status, text) } }
  } catch {
    return { ok: false, code: lostWay() }
  } finally {
    end()
    watch.stop()
  }
}

/** Asks a route. `codes` are its own; any other code, as from a newer server, becomes `unknown`. */
export async function ask<T, Code extends string>(
  request: HttpRequest,
  schema: v.GenericSchema<unknown, T>,
  codes: readonly Code[],
): Promise<Result<T, Code | TransportFailure | 'unknown'>> {
  const answer = await send(request)
  return answer.ok ? readAnswer(answer.value, schema, codes) : answer
}

/** Parses an answer; another shape, such as a hotel's login page, counts as unreachable. */
export function readAnswer<T, Code extends string>(
  answer: HttpAnswer,
  schema: v.GenericSchema<unknown, T>,
  codes: readonly Code[],
): Result<T, Code | TransportFailure | 'unknown'> {
  if (!isSuccess(answer)) return { ok: false, code: failureOf(answer, codes) }
  const parsed = v.safeParse(schema, answer.body)
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false, code: 'unreachable' }
}

export const isSuccess = ({ status }: HttpAnswer): boolean => status >= 200 && status < 300

/** Empty answer of a route. A hotel's login page is none, whatever its status. */
export const nothing = v.pipe(
  v.null(),
  v.transform(() => undefined),
)

const coded = v.object({ code: v.string() })

/** Code of our own route's answer, '' without one. */
export const codeIn = ({ body }: HttpAnswer): string => (v.is(coded, body) ? body.code : '')

/** Failure of an answer. A refusal by PocketBase itself, before any route of ours, has a status and none of our codes. Product 28. */
export function failureOf<Code extends string>(answer: HttpAnswer, codes: readonly Code[]): Code | TransportFailure | 'unknown' {
  const { status } = answer
  const said = codeIn(answer)
  const own = codes.find((code) => code === said && code !== '')
  if (own !== undefined) return own
  if (status === 413) return 'too_large'
  if (status === 429) return 'too_many_requests'
  if (status >= 500) return 'unavailable'
  // Ends a session, so only our own word counts: a proxy or a hotel answers 401 too. Rule A1.
  if (status === 401) return said === 'unauthorized' ? said : 'unreachable'
  if (status === 410 && said === 'account_removed') return said
  return said === '' ? 'unreachable' : 'unknown'
}

export const bodyOf = (status: number, text: string): unknown => (status === 204 ? null : jsonOf(text))

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readText(response: Response, heard: () => void): Promise<string> {
  heard()
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    heard()
    text += decoder.decode(value, { stream: true })
  }
}
