import { lostWay } from '../../http/failure'
import { photoAddress } from '../pictures/photo-address'
import type { Remote } from '../remote/remote'
import { fetchFileToken } from '../remote/remote-projects'

/** `path` is the file's, without a token. */
export async function fetchPhoto(session: string, path: string, signal: AbortSignal): Promise<Remote<Blob>> {
  const ticket = await fileToken(session, signal)
  if (!ticket.ok) return ticket
  try {
    // PocketBase lets a browser cache files for 30 days: a private one would outlive the session, at an address that no later token asks
    // for again.
    const response = await fetch(photoAddress(path, ticket.value), { signal, cache: 'no-store' })
    if (response.ok) return { ok: true, value: await response.blob() }
    return { ok: false, code: response.status === 404 ? 'not_found' : response.status === 429 ? 'too_many_requests' : 'unavailable' }
  } catch {
    return { ok: false, code: lostWay() }
  }
}

/** The server's token ends after ten minutes by the clock; a browser's timer stops while its computer sleeps. */
const TOKEN_MS = 5 * 60_000
let asked: { of: string; at: number; answer: Promise<Remote<string>> } | null = null

/** One token for all photos of a screen. */
async function fileToken(session: string, signal: AbortSignal): Promise<Remote<string>> {
  const now = Date.now()
  if (asked?.of !== session || Math.abs(now - asked.at) > TOKEN_MS)
    asked = { of: session, at: now, answer: fetchFileToken(session, new AbortController().signal) }
  const mine = asked
  const answer = await mine.answer
  if (!answer.ok && asked === mine) asked = null
  return signal.aborted ? { ok: false, code: 'unreachable' } : answer
}
