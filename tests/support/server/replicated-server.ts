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

export type Follower = ReplicatedServer & {
  /** Until its copy holds the newest transaction of this generation, the first where none is given. */
  inStep(generation?: number): Promise<void>
  /** Until it listens in the place of another server. */
  serves(): Promise<void>
}

type Asked = { installation: Installation; port: number; place: string; litestream?: string | undefined }

/** `npm run serve` from where its programs and its web app are built, on data of a test, in a process of its own. */
export async function startReplicated(installation: Installation, port: number, place: string, litestream?: string): Promise<ReplicatedServer> {
  const server = await startTask('serve', { installation, port, place, litestream })
  // It listens by then.
  await server.says(/Litestream copies/)
  return server
}

/** `npm run follow` likewise, on a second machine. */
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
  // By tsx's own command a signal would reach it through a second process, which kills it where it does not hear at once.
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(asked)], {
    cwd: paths.root,
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
      // A follower has none until it was promoted.
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
