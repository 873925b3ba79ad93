import { inTransaction } from '../database'
import { Failure } from '../failure'
import type { App, RecordRequestEvent } from '../pocketbase-api'
import { answerJson } from './route'

/**
 * Around what a native route reads from the disk and writes. PocketBase answers whatever fails there, a full disk or a locked database too, as it answers a refusal: 400 without a field.
 * By then the session and the right are known to be good, so only what names a field is a refusal; the rest is the server's trouble, told as such. Rule P12. False where it was.
 */
export function orRetry(e: RecordRequestEvent, work: () => void): boolean {
  const { app, requestEvent } = e
  try {
    work()
    return true
  } catch (thrown) {
    e.app = app
    if (namesField(thrown) || requestEvent.written()) throw thrown
    app.logger().error('A record could not be stored.', 'path', requestEvent.request.url.path, 'error', String(thrown))
    answerJson(requestEvent, 503, JSON.stringify({ code: 'retry' }))
    return false
  }
}

/** One transaction of an own route, in which nothing is refused; what the server could not store is answered the same. */
export function storedOrRetry(app: App, work: (tx: App) => void): void {
  try {
    inTransaction(app, work)
  } catch (thrown) {
    app.logger().error('A request could not be stored.', 'error', String(thrown))
    throw new Failure(503, 'retry')
  }
}

/** An error of Go arrives wrapped, as `value`. */
function namesField(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false
  if ('data' in thrown && typeof thrown.data === 'object' && thrown.data !== null) return Object.keys(thrown.data).length > 0
  return 'value' in thrown && namesField(thrown.value)
}
