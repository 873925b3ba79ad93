import type { AccountDatabase, UploadRow } from '../database'
import { isDispatched } from '../push/is-dispatched'
import { addedPhotos, isDiscarded } from '../push/outbox-row'
import { editedProject, uploadsIn } from './uploads'

/** Rule P12. */
export async function sendDispatchedDrafts(database: AccountDatabase): Promise<void> {
  for (const upload of await uploadsIn(database, ['draft'])) {
    const edited = editedProject(upload.record)
    if (!(await (edited ? isSaved(database, edited, upload.id) : isDispatched(database, upload.record)))) continue
    await (await database.uploads.findOne(upload.id).exec())?.incrementalModify((row) =>
      row.state === 'draft' && !isDiscarded(row) ? { ...row, state: 'waiting', record: edited ?? row.record } : row,
    )
  }
}

async function isSaved(database: AccountDatabase, record: string, photo: string): Promise<boolean> {
  const edits = await database.outbox.find({ selector: { record, verb: 'edit_project' } }).exec()
  return edits.map((row) => row.toMutableJSON()).some((row) => !isDiscarded(row) && addedPhotos(row).includes(photo))
}

export async function orderUploads(database: AccountDatabase, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    const row = await database.uploads.findOne(id).exec()
    if (row && row.position !== position) await row.incrementalPatch({ position } satisfies Partial<UploadRow>)
  }
}
