import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { obtainLitestream } from '../../../pocketbase/tasks/build/obtain-program'
import { paths } from '../../../pocketbase/tasks/paths'
import type { Installation } from '../../../pocketbase/tasks/pocketbase-process'
import { eventually } from '../eventually'
import { superuser } from './built-server'
import { testEnvironment } from './pocketbase'

export type ReplicatedServer = {
  url: string
  superuser: typeof superuser
  /** Output of it and its programs. */
  said(): string
  litestreamPid(): Promise<number>
  /** Ends it as a supervisor does, with its exit code. */
  end(): Promise<number | null>
  /** Its exit code once it has ended and its last word is read. */
  ended(): Promise<number | null>
  /** As when the whole machine is gone: the task, PocketBase and Litestream, at once. */
  kill(): Promise<void>
}

/** `npm run serve` from where its programs and its web app are built, on data of a test, in a process of its own. */
export async function startReplicated(installation: Installation, port: number, place: string, litestream?: string): Promise<ReplicatedServer> {
  const url = `http://127.0.0.1:${port}`
  const asked = { installation, port, url, replica: { place, litestream: litestream ?? (await obtainLitestream()) } }
  const script = join(paths.root, 'tests/support/server/serve-replicated.ts')
  const child = spawn(process.execPath, [join(paths.root, 'node_modules/tsx/dist/cli.mjs'), script, JSON.stringify(asked)], {
    env: testEnvironment(url, { environment: { LITESTREAM_REPLICA: place } }),
    // A group of its own, which can be killed as one.
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const ended = once(child, 'exit').then(([code]): number | null => code)
  const closed = once(child, 'close').then(([code]): number | null => code)
  const killAll = () => process.kill(-(child.pid ?? 0), 'SIGKILL')
  process.once('exit', killAll)
  void ended.then(() => process.off('exit', killAll))
  const litestreamPid = async () => Number(await readFile(join(installation.dataDir, 'litestream.pid'), 'utf8'))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  await eventually(
    async () => said,
    () => isOver() || (said.includes('Litestream copies') && said.includes('listens on')),
  )
  return {
    url,
    superuser,
    said: () => said,
    litestreamPid,
    ended: () => closed,
    end() {
      child.kill('SIGTERM')
      return closed
    },
    async kill() {
      process.kill(await litestreamPid(), 'SIGKILL')
      killAll()
      await ended
    },
  }
}
