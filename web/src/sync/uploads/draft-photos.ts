import type { AccountDatabase, UploadRow } from '../database'
import { isDispatched } from '../push/is-dispatched'
import { isDiscarded } from '../push/outbox-row'
import { uploadsIn } from './uploads'

/** Photos of what is still written, in their order; once its command is in the outbox they wait to be sent. Rule P12. */
export async function sendDispatchedDrafts(database: AccountDatabase): Promise<void> {
  for (const { id, record } of await uploadsIn(database, ['draft'])) {
    if (!(await isDispatched(database, record))) continue
    await (await database.uploads.findOne(id).exec())?.incrementalModify((row) =>
      row.state === 'draft' && !isDiscarded(row) ? { ...row, state: 'waiting' } : row,
    )
  }
}

/** Gives the uploads of one record the order of `ids`. */
export async function orderUploads(database: AccountDatabase, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    const row = await database.uploads.findOne(id).exec()
    if (row && row.position !== position) await row.incrementalPatch({ position } satisfies Partial<UploadRow>)
  }
}
