import * as v from 'valibot'

/** Why the server gave nothing; sentences are in the texts. `offline` is this device, `unreachable` the way to the server. */
export type RemoteFailure = 'project_closed' | 'not_found' | 'unauthorized' | 'too_many_requests' | 'offline' | 'unreachable'
export type Remote<T> = { ok: true; value: T } | { ok: false; code: RemoteFailure }

export type Request<T> = {
  path: string
  /** What the answer must look like. */
  schema: v.GenericSchema<unknown, T>
  signal: AbortSignal
  /** Without one the server is asked as anyone may ask it. */
  token?: string
  method?: 'GET' | 'POST'
}

const SILENCE_LIMIT_MS = 20_000

/** Asks the server for what is not on this device. What fails is a value; nothing is thrown. */
export async function askServer<T>({ path, schema, signal, token, method = 'GET' }: Request<T>): Promise<Remote<T>> {
  if (!navigator.onLine) return { ok: false, code: 'offline' }
  const aborter = new AbortController()
  const giveUp = () => aborter.abort()
  const timer = setTimeout(giveUp, SILENCE_LIMIT_MS)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    const response = await fetch(path, { method, headers: token ? { Authorization: token } : {}, signal: aborter.signal, cache: 'no-store' })
    if (!response.ok) return { ok: false, code: failureOf(response.status) }
    const parsed = v.safeParse(schema, await response.json())
    return parsed.success ? { ok: true, value: parsed.output } : { ok: false, code: 'unreachable' }
  } catch {
    return { ok: false, code: navigator.onLine ? 'unreachable' : 'offline' }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}

function failureOf(status: number): RemoteFailure {
  if (status === 404) return 'not_found'
  if (status === 410) return 'project_closed'
  if (status === 401) return 'unauthorized'
  return status === 429 ? 'too_many_requests' : 'unreachable'
}
