import * as v from 'valibot'
import type { UploadRow } from './database'
import type { Silence } from './transport'

/**
 * How one upload ended. `doubted`: refused without a word of why, which PocketBase also says to a session that has ended; only a pull can tell the two apart.
 */
export type UploadReply =
  | { ok: true }
  | { ok: false; reason: Silence }
  | { ok: false; reason: 'doubted' }
  | { ok: false; reason: 'refused'; code: string }
export type SendUpload = (upload: UploadRow) => Promise<UploadReply>

type Port = { baseUrl: string; token: () => string; silenceLimit?: number }

const SILENCE_LIMIT = 20_000
/** A line slower than this cannot carry photos. */
const SLOWEST_BYTES_A_MS = 4

/** Sends one file by PocketBase's own API: an avatar as a change of one's own record, a photo as a record under the upload's id. Rule P12. */
export const createSendUpload =
  ({ baseUrl, token, silenceLimit = SILENCE_LIMIT }: Port): SendUpload =>
  async (upload) => {
    const file = fileOf(upload.blob)
    const { method, path, body } = requestOf(upload, file)
    const signal = AbortSignal.timeout(silenceLimit + Math.ceil(file.size / SLOWEST_BYTES_A_MS))
    try {
      const response = await fetch(baseUrl + path, { method, body, signal, headers: { Authorization: token() }, cache: 'no-store' })
      return response.ok ? { ok: true } : failureOf(response.status, await response.json().catch(() => undefined))
    } catch {
      return { ok: false, reason: 'unreachable' }
    }
  }

function requestOf({ id, record, position }: UploadRow, file: Blob): { method: string; path: string; body: FormData } {
  const [collection, recordId = ''] = record.split('/')
  const body = new FormData()
  const name = `${id}.${file.type === 'image/png' ? 'png' : file.type === 'image/webp' ? 'webp' : 'jpg'}`
  if (collection === 'users') {
    body.set('avatar', file, name)
    return { method: 'PATCH', path: `/api/collections/users/records/${recordId}`, body }
  }
  body.set('id', id)
  body.set('project_id', recordId)
  body.set('position', String(position))
  body.set('file', file, name)
  return { method: 'POST', path: '/api/collections/project_images/records', body }
}

const refusal = v.object({ data: v.record(v.string(), v.object({ code: v.string() })) })

/** PocketBase's own words for what is wrong with a file, and ours. */
const codes: Record<string, string> = {
  validation_file_size_limit: 'photo_too_large',
  validation_invalid_mime_type: 'photo_type',
}

function failureOf(status: number, body: unknown): UploadReply {
  if (status === 401) return { ok: false, reason: 'unauthorized' }
  if (status === 429) return { ok: false, reason: 'too_many_requests' }
  if (status === 413) return { ok: false, reason: 'refused', code: 'photo_too_large' }
  if (status >= 500) return { ok: false, reason: 'unreachable' }
  const parsed = v.safeParse(refusal, body)
  const fields = parsed.success ? parsed.output.data : {}
  // It is there already: the answer to an earlier sending was lost.
  if (fields.id?.code === 'validation_not_unique') return { ok: true }
  const code = Object.values(fields)[0]?.code
  return code === undefined ? { ok: false, reason: 'doubted' } : { ok: false, reason: 'refused', code: codes[code] ?? code }
}

/** The bytes of a data URL ('data:image/jpeg;base64,…'), by hand: the page's policy lets no request go to one. */
function fileOf(dataUrl: string): Blob {
  const [head = '', base64 = ''] = dataUrl.split(',')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] ?? '' })
}
