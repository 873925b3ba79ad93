import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildHooks } from '../../pocketbase/tasks/build-hooks'
import { paths } from '../../pocketbase/tasks/paths'

/** Records this server as a release, which later apps are tested against: `npx tsx tests/support/record-server.ts VERSION`. */
const [release] = process.argv.slice(2)
if (!release) throw new Error('Which release?')
const hooks = await mkdtemp(join(tmpdir(), 'canteiro-hooks-'))
await buildHooks(hooks)
const recorded = { hooks: await textsIn(hooks), migrations: await textsIn(paths.migrations) }
await writeFile(join(import.meta.dirname, 'servers', `${release}.json.gz`), gzipSync(JSON.stringify(recorded), { level: 9 }))
await rm(hooks, { recursive: true })

async function textsIn(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder)
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)))
}
