import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildHooks } from '../../../pocketbase/tasks/build/build-hooks'
import { obtainPocketBase } from '../../../pocketbase/tasks/build/obtain-program'
import { paths } from '../../../pocketbase/tasks/paths'
import { ensureSuperuser, type Installation, migrate } from '../../../pocketbase/tasks/pocketbase-process'

export const superuser = { email: 'superuser@canteiro.example', password: 'superuser-of-the-tests' }

/** After all migrations. Production's hash takes 60 ms on purpose; the tests make thousands of people. */
const cheapHashes = {
  name: '9999999999-cheap-hashes.js',
  text: `migrate((app) => {
  const users = app.findCollectionByNameOrId('users')
  users.fields.getByName('password').cost = 4
  app.save(users)
})
`,
}

const cache = join(paths.cache, 'canteiro-tests')
const dayMs = 24 * 60 * 60 * 1000
let built: Promise<Installation> | undefined

/**
 * From the present sources: a migrated database with a superuser, never served: copy `dataDir`. Built once per content of migrations and hooks, so
 * that simultaneous workers do not disturb each other.
 */
export function builtServer(): Promise<Installation> {
  built ??= buildServer({ migrations: paths.migrations, buildHooks })
  return built
}

/** A commit's own parts. */
type Sources = { migrations: string; buildHooks(outDir: string): Promise<void> }

export async function buildServer({ migrations, buildHooks }: Sources): Promise<Installation> {
  const program = await obtainPocketBase()
  await mkdir(cache, { recursive: true })
  const draft = await mkdtemp(join(cache, 'draft-'))
  try {
    await buildHooks(join(draft, 'hooks'))
    const home = join(cache, await hashOf(program, [join(draft, 'hooks'), migrations]))
    if (!existsSync(home)) await complete(program, migrations, draft, home)
    return installation(program, home)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function complete(program: string, migrations: string, draft: string, home: string): Promise<void> {
  await removeOldBuilds()
  await cp(migrations, join(draft, 'migrations'), { recursive: true })
  await writeFile(join(draft, 'migrations', cheapHashes.name), cheapHashes.text)
  await migrate(installation(program, draft))
  await ensureSuperuser(installation(program, draft), superuser)
  // Another worker was faster: its build is the same.
  await rename(draft, home).catch((error) => {
    if (!existsSync(home)) throw error
  })
}

function installation(program: string, home: string): Installation {
  return { program, dataDir: join(home, 'data'), migrationsDir: join(home, 'migrations'), hooksDir: join(home, 'hooks') }
}

async function hashOf(program: string, folders: string[]): Promise<string> {
  const hash = createHash('sha256').update(program).update(cheapHashes.text)
  for (const folder of folders) {
    for (const name of (await readdir(folder)).sort()) hash.update(name).update(await readFile(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function removeOldBuilds(): Promise<void> {
  for (const name of await readdir(cache)) {
    const age = Date.now() - (await stat(join(cache, name))).mtimeMs
    if (age > dayMs) await rm(join(cache, name), { recursive: true, force: true })
  }
}
