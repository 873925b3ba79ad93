import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { testFolder } from '../test-folder'
import { builtServer } from './built-server'

/**
 * Another process that writes to a server's database: each time it keeps the write lock for `holdsMs`, and it is free for `restsMs` in between. It has
 * written when this returns, and ends with the test, or when the answered function is called.
 */
export async function startOtherWriter({ dataDir }: { dataDir: string }, holdsMs: number, restsMs = 0): Promise<() => Promise<void>> {
  const hooksDir = await testFolder()
  await writeFile(join(hooksDir, 'writer.pb.js'), writer(holdsMs, restsMs))
  const { program, migrationsDir } = await builtServer()
  const child = spawn(program, ['write-on', `--dir=${dataDir}`, `--hooksDir=${hooksDir}`, `--migrationsDir=${migrationsDir}`])
  const ended = once(child, 'exit')
  const end = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(end)
  // The program may say something else before.
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (said) => String(said).includes('written') && resolve())
  })
  return end
}

const writer = (holdsMs: number, restsMs: number): string => `$app.rootCmd.addCommand(new Command({ use: 'write-on', run: () => {
  for (;;) {
    $app.runInTransaction((tx) => {
      tx.db().newQuery('UPDATE _params SET updated = updated').execute()
      console.info('written')
      sleep(${holdsMs})
    })
    sleep(${restsMs})
  }
} }))`
