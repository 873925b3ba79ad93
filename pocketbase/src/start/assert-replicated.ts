import { isFile, textOfFile } from '../globals'
import type { App } from '../pocketbase-api'
import { isReplicated } from './optimize'

/**
 * Copied data are served with their replica only, which tells of a promoted server: otherwise two would take commands. Note:
 * tasks/replica/replica-note.ts.
 */
export function assertReplicated(app: App): void {
  const file = `${app.dataDir()}/replica.json`
  if (isReplicated() || !isFile(file)) return
  const { place, generation } = JSON.parse(textOfFile(file))
  if (generation === 0) return
  throw new Error(
    `The data of ${app.dataDir()} were copied to ${String(place).replace(/\/\/[^@/]*@/, '//…@')}, and LITESTREAM_REPLICA is not set: set it as before.
To serve them without a copy from now on, once you know that no other server was promoted from there, delete replica.json in ${app.dataDir()}.`,
  )
}
