import { type Installation, type ServeOptions, servePocketBase } from '../pocketbase-process'
import type { Replica } from '../replica/replica'
import { forgetReplicaState } from '../replica/replica-state'
import { keepReplicating } from '../replica/replicate'
import { keepRunning } from './keep-running'

/** Crashes within ten minutes that no restart cures. */
const MOST_ENDS = 10

/** Serves and copies until this process ends. `onListening` is called once. */
export async function serveForGood(
  installation: Installation,
  options: ServeOptions,
  copying?: { replica: Replica; generation: number },
  onListening = (): void => undefined,
): Promise<void> {
  // An earlier process may have copied elsewhere.
  await forgetReplicaState(installation.dataDir)
  const start = () => servePocketBase(installation, options)
  const child = await start()
  console.info(`Canteiro listens on http://${options.host}:${options.port} for ${options.origins[0]}; its data is in ${installation.dataDir}.`)
  onListening()
  await Promise.all([
    keepRunning({ name: 'PocketBase', start, mostEnds: MOST_ENDS }, child),
    copying && keepReplicating(copying.replica, installation.dataDir, copying.generation),
  ])
}
