import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { testFolder } from '../test-folder'
import { builtServer } from './built-server'

/** Holds the write lock for `holdsMs`, rests `restsMs`. Has written on return; ends with the test, or by the returned function. */
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
  // Earlier output may come.
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
