import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { paths } from '../../../pocketbase/tasks/paths'
import { ensureSuperuser, type Installation, migrate, servePocketBase } from '../../../pocketbase/tasks/pocketbase-process'
import { builtServer, superuser } from '../../support/built-server'
import { freePort } from '../../support/free-port'
import type { Server } from '../../support/server-client'

/** An installation as it was before a migration, named by its file, with nothing but a superuser. It has none of our hooks. */
export async function installationBefore(migration: string): Promise<Installation> {
  const home = await mkdtemp(join(tmpdir(), 'canteiro-migration-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const [migrationsDir, hooksDir] = [join(home, 'migrations'), join(home, 'hooks')]
  await Promise.all([mkdir(migrationsDir), mkdir(hooksDir)])
  const earlier = (await readdir(paths.migrations)).filter((name) => name < migration)
  for (const name of earlier) await cp(join(paths.migrations, name), join(migrationsDir, name))
  const installation = { program: (await builtServer()).program, dataDir: join(home, 'data'), migrationsDir, hooksDir }
  await migrate(installation)
  await ensureSuperuser(installation, superuser)
  return installation
}

/** Gives it the migration, for its next start. */
export const give = ({ migrationsDir }: Installation, migration: string): Promise<void> =>
  cp(join(paths.migrations, migration), join(migrationsDir, migration))

/** Serves it while the work lasts. */
export async function serving(installation: Installation, work: (server: Server) => Promise<void>): Promise<void> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const options = { host: '127.0.0.1', port, origins: [url], environment: { PATH: process.env.PATH }, engines: 2, onOutput: () => undefined }
  const child = await servePocketBase(installation, options)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    await work({ url, superuser })
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
