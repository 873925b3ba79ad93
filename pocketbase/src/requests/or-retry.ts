import { Failure } from '../failure'
import type { App, RecordRequestEvent } from '../pocketbase-api'
import { inTransaction } from '../sql'
import { answerJson } from './route'

/**
 * PocketBase answers a full disk or a locked database as a refusal: 400 without a field. Only a failure that names a field is one; else the
 * server's trouble, and false. Rule P12.
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

/** An own route's transaction: what could not be stored is answered as `retry`. */
export function storedOrRetry(app: App, work: (tx: App) => void): void {
  try {
    inTransaction(app, work)
  } catch (thrown) {
    app.logger().error('A request could not be stored.', 'error', String(thrown))
    throw new Failure(503, 'retry')
  }
}

/** Errors of Go arrive wrapped, as `value`. */
function namesField(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false
  if ('data' in thrown && typeof thrown.data === 'object' && thrown.data !== null) return Object.keys(thrown.data).length > 0
  return 'value' in thrown && namesField(thrown.value)
}
