import type { AccountDatabase, UploadRow } from '../database'
import { keptSince } from '../push/kept-since'
import { changeUpload, removeUploads, uploadsIn } from './uploads'

/** Rule P12. */
export async function settleUploads(database: AccountDatabase, sent: readonly UploadRow[], now: string, holdsLock: () => boolean): Promise<void> {
  for (const { id } of sent)
    if (holdsLock()) await changeUpload(database, id, ({ state }) => (state === 'sent' ? { state: 'done', answered_at: now } : {}))
  if (!holdsLock()) return
  const over = (await uploadsIn(database, ['done'])).filter(({ answered_at = now }) => answered_at < keptSince(now))
  await removeUploads(
    database,
    over.map(({ id }) => id),
  )
}
