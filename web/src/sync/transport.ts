import * as v from 'valibot'

/**
 * Why a request brought nothing. `unreachable` is whatever is not an answer of ours: no network, a time-out, a server error, a hotel's login page.
 */
export type Silence = 'unreachable' | 'unauthorized' | 'account_removed' | 'too_many_requests'
export type Reply<T> = { ok: true; value: T } | { ok: false; reason: Silence } | { ok: false; reason: 'refused'; status: number; code: string }

export type Transport = { post<T>(path: string, body: unknown, schema: v.GenericSchema<unknown, T>): Promise<Reply<T>> }

export type TransportOptions = {
  /** '' is this page's own origin. */
  baseUrl: string
  token: () => string
  /** A request is given up after this many milliseconds without a byte: slow is not dead. */
  silenceLimit?: number
}

const SILENCE_LIMIT = 20_000

/** JSON over HTTP, with every failure told apart by what the caller must do about it. */
export function createTransport({ baseUrl, token, silenceLimit = SILENCE_LIMIT }: TransportOptions): Transport {
  return {
    async post(path, body, schema) {
      const watch = silenceWatch(silenceLimit)
      const asked = token()
      try {
        const response = await fetch(baseUrl + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: asked },
          body: JSON.stringify(body),
          signal: watch.signal,
          cache: 'no-store',
        })
        const text = await readText(response, watch.heard)
        if (response.ok) return parseReply(text, schema)
        // A session that was replaced meanwhile, as by a new password, has not ended.
        if (response.status === 401 && token() !== asked) return { ok: false, reason: 'unreachable' }
        return failureOf(response.status, text)
      } catch {
        return { ok: false, reason: 'unreachable' }
      } finally {
        watch.stop()
      }
    },
  }
}

function parseReply<T>(text: string, schema: v.GenericSchema<unknown, T>): Reply<T> {
  const parsed = v.safeParse(schema, jsonOf(text))
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false, reason: 'unreachable' }
}

const codeBody = v.object({ code: v.string() })

function failureOf(status: number, text: string): Reply<never> {
  const body = v.safeParse(codeBody, jsonOf(text))
  if (status === 401) return { ok: false, reason: 'unauthorized' }
  if (status === 429) return { ok: false, reason: 'too_many_requests' }
  if (!body.success) return { ok: false, reason: 'unreachable' }
  if (status === 410 && body.output.code === 'account_removed') return { ok: false, reason: 'account_removed' }
  return status < 500 ? { ok: false, reason: 'refused', status, code: body.output.code } : { ok: false, reason: 'unreachable' }
}

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

function silenceWatch(limit: number) {
  const aborter = new AbortController()
  const giveUp = () => aborter.abort()
  let timer = setTimeout(giveUp, limit)
  return {
    signal: aborter.signal,
    heard() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, limit)
    },
    stop: () => clearTimeout(timer),
  }
}
