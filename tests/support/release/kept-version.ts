import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { runToEnd } from '../../../pocketbase/tasks/children'
import { paths } from '../../../pocketbase/tasks/paths'
import type { Person } from '../data/people'
import type { RecordedDatabase } from '../device/recorded-database'

const folderOf = (version: string): string => join(paths.root, 'tests/release', version)

type KeptDevice = { person: Omit<Person, 'token'>; databases: RecordedDatabase[] }

/** The words that the tests look for on the device and, once they are delivered, on the server. */
export const queued = { project: 'Telhado da garagem', message: 'Posso pagar na sexta?' }
export const typed = { project: 'Portão de correr', message: 'E outra coisa: o port', edit: 'Banheiro de 4 m², com o piso já comprado.' }

/** The device of a client of that version, with work that it has not sent. */
export const keptDevice = async (version: string): Promise<KeptDevice> =>
  JSON.parse(gunzipSync(await readFile(join(folderOf(version), 'device.json.gz'))).toString())

/** The data folder that the device belongs to. */
export async function unpackData(version: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const { code, output } = await runToEnd('tar', ['-xzf', join(folderOf(version), 'data.tar.gz'), '-C', dataDir])
  if (code !== 0) throw new Error(output)
}
