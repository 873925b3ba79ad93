import type { AccountDatabase } from '../database'
import { unanswered } from './outbox-row'

type Port = { database: AccountDatabase; onCommands: () => void; onUploads: () => void }

/** Calls back for rows of other tabs too. */
export function watchWaiting({ database, onCommands, onUploads }: Port): () => void {
  const commands = database.outbox.find({ selector: { state: { $in: [...unanswered] } } }).$.subscribe((rows) => {
    if (rows.some(({ state }) => state === 'queued')) onCommands()
  })
  const uploads = database.uploads.find({ selector: { state: 'waiting' } }).$.subscribe((rows) => {
    if (rows.length > 0) onUploads()
  })
  return () => {
    commands.unsubscribe()
    uploads.unsubscribe()
  }
}
