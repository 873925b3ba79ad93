import * as v from 'valibot'
import { uploadHeaders } from '#domain/wire/wire'
import { failureOf, type HttpAnswer, isSuccess, SILENCE_LIMIT_MS, send } from '../../http/client'
import type { TransportFailure } from '../../http/failure'
import { sendForm } from '../../http/send-form'
import type { UploadRequest } from './upload-kinds'

/**
 * `pull_first`: the server has another start (F7). `suspended`: it judges nothing of this person for now. `retry`: it could not store the
 * upload just now.
 */
const codes = ['pull_first', 'suspended', 'retry'] as const

/**
 * How one upload ended. `end` is the feed's end in the answer, 0 for none. `doubted`: refused without a reason, as PocketBase also answers an
 * ended session; only a pull can tell the two apart. `refusal` is what it then means.
 */
export type UploadReply =
  | { ok: true; end: number }
  | { ok: false; code: TransportFailure | (typeof codes)[number] }
  | { ok: false; code: 'doubted'; refusal: 'forbidden' | 'unknown_verb' }
  | { ok: false; code: 'refused'; refusal: string; until?: string }
/** `bytes` is the picture's size; `start` the server's start that the device knows (F7). `onPart` receives the sent part, 0 to 1, in a browser. */
export type SendUpload = (asked: UploadRequest, bytes: number, start: string, onPart: (part: number) => void) => Promise<UploadReply>

type Port = { baseUrl: string; token: () => string }

/** A line slower than this cannot carry photos. */
const SLOWEST_BYTES_A_MS = 4

/** By PocketBase's own API. Rule P12. */
export const createSendUpload =
  ({ baseUrl, token }: Port): SendUpload =>
  async ({ method, path, body }, bytes, start, onPart) => {
    const request = {
      ...{ baseUrl, token: token(), headers: { [uploadHeaders.start]: start } },
      ...{ method, path, body: formOf(body) },
      silenceLimit: SILENCE_LIMIT_MS + Math.ceil(bytes / SLOWEST_BYTES_A_MS),
    }
    const answer = 'XMLHttpRequest' in globalThis ? await sendForm(request, onPart) : await send(request)
    if (!answer.ok) return answer
    const reply = replyOf(answer.value, method === 'POST')
    // A session that was replaced meanwhile, as by a new password, has not ended.
    return !reply.ok && reply.code === 'unauthorized' && token() !== request.token ? { ok: false, code: 'unreachable' } : reply
  }

function formOf(fields: UploadRequest['body']): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, ...value)
  }
  return form
}

const record = v.looseObject({})
const refusal = v.object({ data: v.record(v.string(), v.object({ code: v.string(), message: v.optional(v.string()) })) })

/** PocketBase's codes for a rejected file, and ours. */
const fieldCodes: Record<string, string> = {
  validation_file_size_limit: 'photo_too_large',
  validation_invalid_mime_type: 'photo_type',
  // A file or its small one came without bytes.
  validation_required: 'photo_not_here',
}

function replyOf(answer: HttpAnswer, creates: boolean): UploadReply {
  const end = Number(answer.headers.get(uploadHeaders.end) ?? 0)
  // A captive portal's page is no answer, whatever its status.
  if (isSuccess(answer)) return v.is(record, answer.body) ? { ok: true, end } : { ok: false, code: 'unreachable' }
  const code = failureOf(answer, codes)
  // The device keeps photos far below the server's limit: a proxy before it has a lower one.
  if (code === 'too_large') return { ok: false, code: 'refused', refusal: 'photo_over_limit' }
  if (code !== 'unreachable' && code !== 'unknown') return { ok: false, code }
  // PocketBase answers in JSON, and our own code reports an ended session.
  if (answer.body === undefined || answer.status === 401) return { ok: false, code: 'unreachable' }
  const parsed = v.safeParse(refusal, answer.body)
  const fields = parsed.success ? parsed.output.data : {}
  // The server has it: the answer to an earlier sending was lost.
  if (fields.id?.code === 'validation_not_unique') return { ok: true, end }
  const [first] = Object.values(fields)
  if (first) return refusedFor(first)
  // An earlier release has no such pictures.
  return { ok: false, code: 'doubted', refusal: creates && answer.status === 404 ? 'unknown_verb' : 'forbidden' }
}

function refusedFor({ code, message }: { code: string; message?: string | undefined }): UploadReply {
  // PocketBase ends every message with a full stop.
  if (code === 'too_many' && message) return { ok: false, code: 'refused', refusal: code, until: message.replace(/\.$/, '') }
  return { ok: false, code: 'refused', refusal: fieldCodes[code] ?? code }
}
