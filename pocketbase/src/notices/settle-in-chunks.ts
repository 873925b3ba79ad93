import type { App } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { inTransaction, rowsOf } from '../sql'

/** Records per transaction: other writes come in between. */
export const CHUNK = 100
/** Failures that end the job: more are no fault of the records, but of a full disk, say. */
const MOST_FAILED = 20

/** `sql` finds up to `CHUNK` records; a settled one leaves the search. One that fails waits for the next day, and its chunk is settled again without it. */
export function settleInChunks<Row extends { id: string }>(
  app: App,
  shape: Row,
  sql: string,
  values: Record<string, string>,
  settle: (tx: App, row: Row) => void,
): void {
  const failed: string[] = []
  const settleChunk = (): boolean => {
    let id = ''
    try {
      return inTransaction(app, (tx) => {
        const chunk = rowsOf(tx, shape, sql, values)
        for (const row of chunk.filter((one) => !failed.includes(one.id))) {
          id = row.id
          settle(tx, row)
        }
        return chunk.length === CHUNK
      })
    } catch (error) {
      if (id === '' || failed.push(id) > MOST_FAILED) throw error
      app.logger().error('A record could not be settled by the daily job.', 'record', id, 'error', String(error))
      return true
    }
  }
  while (settleChunk()) pump(app)
  pump(app)
}
