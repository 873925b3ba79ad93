import { type Installation, type ServeOptions, servePocketBase } from '../pocketbase-process'
import type { Replica } from '../replica/replica'
import { claimReplica, keepReplicating } from '../replica/replicate'
import { keepRunning } from './keep-running'

/** Crashes within ten minutes that no restart will cure. */
const MOST_ENDS = 10

/** Serves until this process is told to end, and copies what the server writes to the replica, if there is one. */
export async function serveForGood(installation: Installation, options: ServeOptions, replica?: Replica): Promise<void> {
  const { dataDir } = installation
  const generation = replica ? await claimReplica(replica, dataDir) : 0
  const start = () => servePocketBase(installation, options)
  const child = await start()
  console.info(`Canteiro listens on http://${options.host}:${options.port} for ${options.origins[0]}; its data is in ${dataDir}.`)
  await Promise.all([
    keepRunning({ name: 'PocketBase', start, mostEnds: MOST_ENDS }, child),
    replica && keepReplicating(replica, dataDir, generation),
  ])
}
