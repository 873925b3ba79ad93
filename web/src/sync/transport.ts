import type * as v from 'valibot'
import type { Result } from '#domain/result'
import { codeIn, failureOf, isSuccess, readAnswer, send } from '../http/client'

/** A refusal code is kept as sent, for a later release that has a sentence for it. */
export type Reply<T> = Result<T, string>

export type Transport = { post<T>(path: string, body: unknown, schema: v.GenericSchema<unknown, T>): Promise<Reply<T>> }

export type TransportOptions = {
  /** '' is this page's own origin. */
  baseUrl: string
  token: () => string
  /** Milliseconds without a byte after which a request is given up. */
  silenceLimit?: number
}

export function createTransport({ token, ...options }: TransportOptions): Transport {
  return {
    async post(path, body, schema) {
      const asked = token()
      const answer = await send({ ...options, path, method: 'POST', body, token: asked })
      if (!answer.ok) return answer
      // A session that was replaced meanwhile, as by a new password, has not ended.
      if (answer.value.status === 401 && token() !== asked) return { ok: false, code: 'unreachable' }
      if (isSuccess(answer.value)) return readAnswer(answer.value, schema, [])
      return { ok: false, code: failureOf(answer.value, answer.value.status < 500 ? [codeIn(answer.value)] : []) }
    },
  }
}
