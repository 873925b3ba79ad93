import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { obtainPocketBase } from '../../pocketbase/tasks/obtain-pocketbase'
import { ensureSuperuser, type Installation, migrate } from '../../pocketbase/tasks/pocketbase-process'
import { superuser } from './built-server'

const files = v.record(v.string(), v.string())
const recorded = v.object({ hooks: files, migrations: files })

/** The hooks and migrations of an earlier release, as they were built then, on an empty database in `home`. */
export async function recordedServer(release: string, home: string): Promise<Installation> {
  const packed = await readFile(join(import.meta.dirname, 'servers', `${release}.json.gz`))
  const { hooks, migrations } = v.parse(recorded, JSON.parse(gunzipSync(packed).toString('utf8')))
  const installation = {
    program: await obtainPocketBase(),
    dataDir: join(home, 'data'),
    migrationsDir: join(home, 'migrations'),
    hooksDir: join(home, 'hooks'),
  }
  await writeAll(installation.hooksDir, hooks)
  await writeAll(installation.migrationsDir, migrations)
  await migrate(installation)
  await ensureSuperuser(installation, superuser)
  return installation
}

async function writeAll(folder: string, named: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(named)) await writeFile(join(folder, name), text)
}
