import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '../../../pocketbase/tasks/children'
import { paths } from '../../../pocketbase/tasks/paths'
import type { Installation } from '../../../pocketbase/tasks/pocketbase-process'
import { buildServer } from '../server/built-server'
import type { ReleasedVersion } from './released-versions'

/** As an operator builds it, from its commit; kept in the system's temporary folder. */
export async function builtVersion({ commit }: ReleasedVersion): Promise<{ folder: string; webDir: string; server(): Promise<Installation> }> {
  const folder = join(tmpdir(), `canteiro-${commit}`)
  if (!existsSync(folder)) await build(commit, folder)
  const hooks = join(folder, 'pocketbase/pb_hooks')
  return {
    folder,
    webDir: join(folder, 'web/dist'),
    server: () => buildServer({ migrations: join(folder, 'pb_migrations'), buildHooks: (to) => cp(hooks, to, { recursive: true }) }),
  }
}

async function build(commit: string, folder: string): Promise<void> {
  const draft = await mkdtemp(`${folder}-draft-`)
  try {
    await unpackCommit(commit, draft)
    // Its own task installs packages where these are not its own.
    const lock = 'package-lock.json'
    const isSame = (await readFile(join(draft, lock), 'utf8')) === (await readFile(join(paths.root, lock), 'utf8'))
    if (isSame) await symlink(join(paths.root, 'node_modules'), join(draft, 'node_modules'))
    await run('npm', ['run', 'build'], draft)
    // Another worker was faster: its build is the same.
    await rename(draft, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Its archives for operators, as its own command makes them. */
export async function packVersion(released: ReleasedVersion, target: string): Promise<void> {
  const { folder } = await builtVersion(released)
  await run('npm', ['run', 'release'], folder)
  await cp(join(folder, 'release'), target, { recursive: true })
}

const unpackCommit = (commit: string, folder: string): Promise<void> =>
  run('bash', ['-c', 'set -o pipefail; git archive "$0" | tar -x -C "$1"', commit, folder], paths.root)

async function run(command: string, args: string[], cwd: string): Promise<void> {
  const { code, output } = await runToEnd(command, args, { cwd })
  if (code !== 0) throw new Error(output)
}
