import type { AccountDatabase, UploadRow } from '../database'
import { isDiscarded } from '../push/outbox-row'
import { kindOf } from './upload-kinds'
import { uploadsIn } from './uploads'

/** Rule P12. */
export async function sendDispatchedDrafts(database: AccountDatabase): Promise<void> {
  for (const upload of await uploadsIn(database, ['draft'])) {
    const of = kindOf(upload.record)
    if (!of || !(await of.kind.isDispatched?.(database, upload.record, upload.id))) continue
    const { record } = of
    await (await database.uploads.findOne(upload.id).exec())?.incrementalModify((row) =>
      row.state === 'draft' && !isDiscarded(row) ? { ...row, state: 'waiting', record } : row,
    )
  }
}

export async function orderUploads(database: AccountDatabase, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    const row = await database.uploads.findOne(id).exec()
    if (row && row.position !== position) await row.incrementalPatch({ position } satisfies Partial<UploadRow>)
  }
}
