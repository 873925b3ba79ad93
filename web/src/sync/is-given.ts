import type { AccountDatabase } from './database'
import { DISCARDED } from './discard'

/** Whether the project of this record, `projects/{id}`, has been published from this device, or is known to it. Discarded before it was sent, it is written again. */
export async function isGiven(database: AccountDatabase, record: string): Promise<boolean> {
  const given = await database.outbox.find({ selector: { record, verb: 'publish_project' } }).exec()
  if (given.some(({ code }) => code !== DISCARDED)) return true
  const [, id = ''] = record.split('/')
  return (await database.projects.findOne(id).exec()) !== null
}
