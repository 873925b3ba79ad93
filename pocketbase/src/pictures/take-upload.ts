import { uploadHeaders } from '#domain/wire/wire'
import { feedEnd } from '../feed/feed-end'
import { currentStart } from '../feed/starts'
import type { App, RecordRequestEvent } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { orRetry } from '../requests/or-retry'
import { answerJson } from '../requests/route'
import { inTransaction, textOf } from '../sql'
import { suspendedReason } from '../suspension'
import { checkPictures } from './check-pictures'

/**
 * One transaction for a photo or an avatar. A start other than the one in `X-Canteiro-Start` is answered `pull_first`; `X-Canteiro-End` carries
 * the feed's end. False where it could not be stored. Rules F7 and P12.
 */
export const takeUpload = (e: RecordRequestEvent, pictures: readonly string[], check: (tx: App) => void): boolean =>
  orRetry(e, () => {
    // Before the write lock: pictures may be read from the disk.
    checkPictures(e.record, pictures)
    take(e, check)
  })

function take(e: RecordRequestEvent, check: (tx: App) => void): void {
  const { app, requestEvent } = e
  if (requestEvent.request.header.get(uploadHeaders.start) !== currentStart(app)) {
    answerJson(requestEvent, 409, JSON.stringify({ code: 'pull_first' }))
    return
  }
  const headers = requestEvent.response.header()
  // Browsers hide other headers from pages of other origins, such as the desktop app's.
  headers.set('Access-Control-Expose-Headers', uploadHeaders.end)
  const nameEnd = (of: App) => headers.set(uploadHeaders.end, String(feedEnd(of)))
  let barred: Barred | undefined
  inTransaction(app, (tx) => {
    // The account may be deleted or suspended while this waits for the lock.
    barred = barredBy(tx, e)
    if (barred) return
    nameEnd(tx)
    check(tx)
    e.app = tx
    e.next()
    // PocketBase answers after the transaction.
    nameEnd(tx)
  })
  e.app = app
  if (barred) answerJson(requestEvent, barred.status, JSON.stringify(barred.body))
  else pump(app)
}

type Barred = { status: 403 | 410; body: { code: 'suspended'; reason: string } | { code: 'account_removed' } }

function barredBy(tx: App, e: RecordRequestEvent): Barred | undefined {
  const { auth } = e
  if (!auth || e.hasSuperuserAuth()) return
  if (textOf(tx, 'SELECT id FROM users WHERE id = {:id}', { id: auth.id }) === '') return { status: 410, body: { code: 'account_removed' } }
  const reason = suspendedReason(tx, auth.id)
  return reason === '' ? undefined : { status: 403, body: { code: 'suspended', reason } }
}
