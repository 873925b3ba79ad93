import type { AccountDatabase } from '../database'
import { isDiscarded } from './outbox-row'

/** `projects/{id}`, published from this device or known to it. A discarded publication does not count. */
export async function isDispatched(database: AccountDatabase, record: string): Promise<boolean> {
  const publishing = await database.outbox.find({ selector: { record, verb: 'publish_project' } }).exec()
  if (!publishing.every((row) => isDiscarded(row.toMutableJSON()))) return true
  const [, id = ''] = record.split('/')
  return (await database.projects.findOne(id).exec()) !== null
}
