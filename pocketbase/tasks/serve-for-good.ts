import { keepServing } from './keep-serving'
import { type Installation, type ServeOptions, servePocketBase } from './pocketbase-process'
import { type Replica, withoutPassword } from './replica'
import { claimReplica, keepReplicating, startLitestream } from './replicate'
import { noteTask } from './server-pids'

/** Serves until this process is told to end, and copies what the server writes to the replica, if there is one. */
export async function serveForGood(installation: Installation, options: ServeOptions, replica?: Replica): Promise<void> {
  const { dataDir } = installation
  await noteTask(dataDir, process)
  const generation = replica ? await claimReplica(replica, dataDir) : 0
  const start = () => servePocketBase(installation, options)
  const child = await start()
  console.info(`Canteiro listens on http://${options.host}:${options.port} for ${options.origins[0]}; its data is in ${dataDir}.`)
  await Promise.all([keepServing(child, start), replica && replicate(replica, dataDir, generation)])
}

async function replicate(replica: Replica, dataDir: string, generation: number): Promise<void> {
  const copying = await startLitestream(replica, dataDir)
  console.info(`Litestream copies its database to ${withoutPassword(replica.place)}, generation ${generation}.`)
  await keepReplicating(copying, replica, dataDir, generation)
}
