import type { AccountDatabase } from '../database'
import { isDiscarded } from './outbox-row'

/** Whether the project of this record, `projects/{id}`, has been published from this device, or is known to it. Discarded before it was sent, it is written again. */
export async function isDispatched(database: AccountDatabase, record: string): Promise<boolean> {
  const publishing = await database.outbox.find({ selector: { record, verb: 'publish_project' } }).exec()
  if (!publishing.every((row) => isDiscarded(row.toMutableJSON()))) return true
  const [, id = ''] = record.split('/')
  return (await database.projects.findOne(id).exec()) !== null
}
