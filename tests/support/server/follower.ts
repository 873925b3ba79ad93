import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { paths } from '../../../pocketbase/tasks/paths'
import { eventually } from '../eventually'

export type Follower = {
  /** Until its copy holds the newest transaction of this generation, the first where none is given. */
  inStep(generation?: number): Promise<void>
  end(): Promise<void>
  kill(): void
}

/** `npm run follow` on a second machine, until it is told to end. */
export function startFollower(dataDir: string, place: string): Follower {
  const child = spawn(process.execPath, [join(paths.root, 'pocketbase/tasks/task.mjs'), 'follow'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, LITESTREAM_REPLICA: place },
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.resume()
  return {
    async inStep(generation = 1) {
      await eventually(
        async () => said,
        () => said.includes(`the newest of generation ${generation}.`),
      )
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
