import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { collectionNames } from '#domain/documents'
import { paths } from '../../../pocketbase/tasks/paths'
import type { Installation } from '../../../pocketbase/tasks/pocketbase-process'
import { buildServer } from '../../support/server/built-server'

/** Goals of speed compare with this commit, whose pull is today's. */
export const EARLIER = '578b0ba'
/** The last one that poked everyone of a publication's state. */
export const POKED_ALL = '9afe0dcd'

/** Known to that commit. */
export const earlierCollections = collectionNames.filter((name) => name !== 'silences')

/** Built by its own tasks with today's packages and PocketBase. */
export async function earlierServer(commit = EARLIER): Promise<Installation> {
  const sources = await sourcesOf(commit)
  const [task] = ['build/build-hooks.ts', 'build-hooks.ts'].filter((name) => existsSync(join(sources, 'pocketbase/tasks', name)))
  return buildServer({
    migrations: join(sources, 'pb_migrations'),
    async buildHooks(outDir) {
      const script = `const { buildHooks } = await import('./pocketbase/tasks/${task}'); await buildHooks(process.argv[1])`
      execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script, outDir], {
        cwd: sources,
        stdio: ['ignore', 'inherit', 'inherit'],
      })
    },
  })
}

/** Kept for the next run. */
async function sourcesOf(commit: string): Promise<string> {
  const home = join(paths.cache, 'canteiro-earlier', commit)
  if (existsSync(home)) return home
  await mkdir(join(home, '..'), { recursive: true })
  const draft = await mkdtemp(`${home}-draft-`)
  try {
    const packed = execFileSync('git', ['archive', '--format=tar', commit], { cwd: paths.root, maxBuffer: MOST_BYTES })
    execFileSync('tar', ['-x', '-C', draft], { input: packed })
    await symlink(join(paths.root, 'node_modules'), join(draft, 'node_modules'))
    await rename(draft, home)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return home
}

const MOST_BYTES = 512 * 1024 ** 2
