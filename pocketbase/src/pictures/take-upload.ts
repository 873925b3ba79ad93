import { uploadHeaders } from '#domain/wire/wire'
import { inTransaction, textOf } from '../database'
import { feedEnd } from '../feed/feed-end'
import { currentStart } from '../feed/starts'
import type { App, RecordRequestEvent } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { orRetry } from '../requests/or-retry'
import { answerJson } from '../requests/route'
import { suspendedReason } from '../suspension'
import { checkPictures } from './check-pictures'

/**
 * Takes a photo or an avatar, whose files are in the fields `pictures`, in one transaction. It carries the start that its device knows in `X-Canteiro-Start`; under another start it is
 * answered `pull_first` and nothing is written. The answer carries the feed's end in `X-Canteiro-End`, as every other answer to a device does.
 * Rules F7 and P12. False where it could not be stored just now.
 */
export const takeUpload = (e: RecordRequestEvent, pictures: readonly string[], check: (tx: App) => void): boolean =>
  orRetry(e, () => {
    // Before the write lock is held. What is not kept in memory is read from the disk.
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
  // To pages of other origins, such as the desktop app's, browsers show no header that is not named here.
  headers.set('Access-Control-Expose-Headers', uploadHeaders.end)
  const nameEnd = (of: App) => headers.set(uploadHeaders.end, String(feedEnd(of)))
  let barred: Barred | undefined
  inTransaction(app, (tx) => {
    // Inside: an account may be deleted or suspended while this waits for its turn to write.
    barred = barredBy(tx, e)
    if (barred) return
    // For a photo that is there already, or was removed, whose refusal is what its device hears.
    nameEnd(tx)
    check(tx)
    e.app = tx
    e.next()
    // PocketBase writes its answer once the transaction has ended.
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
