/** An expected failure of an own route, answered as `{code}`. Product 28. */
export class Failure extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 503
  readonly code: string
  /** A person's words, shown to the reader. */
  readonly reason: string | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(status: Failure['status'], code: string, reason?: string, retryAfter?: number) {
    super(code)
    this.status = status
    this.code = code
    this.reason = reason
    this.retryAfter = retryAfter
  }
}

const codes = new Map<unknown, Failure>(
  [
    new Failure(400, 'malformed'),
    new Failure(401, 'unauthorized'),
    new Failure(403, 'forbidden'),
    new Failure(404, 'not_found'),
    new Failure(413, 'too_large'),
    new Failure(429, 'too_many_requests'),
  ].map((failure) => [failure.status, failure]),
)

/** Own failures as they are, PocketBase's by status, anything else as the server's trouble. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  return codes.get(statusOf(thrown)) ?? new Failure(503, 'unavailable')
}

function statusOf(thrown: unknown): unknown {
  if (typeof thrown !== 'object' || thrown === null) return undefined
  if ('status' in thrown && thrown.status) return thrown.status
  return 'value' in thrown ? statusOf(thrown.value) : undefined
}
