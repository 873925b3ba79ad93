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
  said(): string
  litestreamPid(): Promise<number>
  /** As a supervisor does; its exit code. */
  end(): Promise<number | null>
  /** Its exit code, after its last output. */
  ended(): Promise<number | null>
  /** The lost machine: task, PocketBase and Litestream at once. */
  kill(): Promise<void>
}

export type Follower = ReplicatedServer & {
  /** Its copy holds the generation's newest transaction; by default the first generation's. */
  inStep(generation?: number): Promise<void>
  /** In another server's place. */
  serves(): Promise<void>
}

type Asked = { installation: Installation; port: number; place: string; litestream?: string | undefined }

/** `./canteiro serve` in a process of its own, on a test's data. */
export async function startReplicated(installation: Installation, port: number, place: string, litestream?: string): Promise<ReplicatedServer> {
  const server = await startTask('serve', { installation, port, place, litestream })
  // It listens by then.
  await server.says(/Litestream copies/)
  return server
}

/** `./canteiro follow`, as on a second machine. */
export async function startFollower(installation: Installation, port: number, place: string): Promise<Follower> {
  const follower = await startTask('follow', { installation, port, place })
  return {
    ...follower,
    inStep: (generation = 1) => follower.says(new RegExp(`the newest of generation ${generation}\\.`)),
    serves: () => follower.says(/Canteiro listens on/),
  }
}

async function startTask(task: 'serve' | 'follow', { installation, port, place, litestream }: Asked) {
  const url = `http://127.0.0.1:${port}`
  const asked = { task, installation, port, url, replica: { place, litestream: litestream ?? (await obtainLitestream()) } }
  const script = join(paths.root, 'tests/support/server/serve-replicated.ts')
  // tsx's own command passes signals through a process that kills soon.
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(asked)], {
    cwd: paths.root,
    env: testEnvironment(url, { environment: { LITESTREAM_REPLICA: place } }),
    // A group that can be killed as one.
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
  return {
    url,
    superuser,
    said: () => said,
    /** Waits for these words, or its end. */
    async says(words: RegExp): Promise<void> {
      await eventually(
        async () => said,
        () => isOver() || words.test(said),
      )
    },
    litestreamPid,
    ended: () => closed,
    end() {
      child.kill('SIGTERM')
      return closed
    },
    async kill() {
      // A follower has none before its promotion.
      await litestreamPid().then(
        (pid) => process.kill(pid, 'SIGKILL'),
        () => undefined,
      )
      if (isOver()) return
      killAll()
      await ended
    },
  }
}
