import 'fake-indexeddb/auto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { collectionNames } from '#domain/documents'
import { newId } from '#new-id'
import { openDatabase } from '../../../web/src/data/store/database'
import type { RecordedDatabase } from '../../support/recorded-database'

const folder = join(import.meta.dirname, '../../sync/releases')
const releases = await readdir(folder)
const entry = v.object({ context: v.literal('collection'), data: v.object({ name: v.string(), schemaHash: v.string() }) })

test.for(releases)(
  '[L10] the schemas of the synced collections are those of %s: an update keeps what a device holds, without a server',
  async (release) => {
    const recorded: RecordedDatabase[] = JSON.parse(await readFile(join(folder, release), 'utf8'))
    const entries = recorded.flatMap(({ stores }) => stores.flatMap(({ records }) => records.map(({ value }) => v.safeParse(entry, value))))
    const hashes = new Map(entries.flatMap(({ success, output }) => (success ? [[output.data.name, output.data.schemaHash] as const] : [])))
    const database = await openDatabase(newId())
    const now = await Promise.all(collectionNames.map(async (name) => [name, await database[name].schema.hash] as const))
    await database.close()
    expect(now).toEqual(collectionNames.map((name) => [name, hashes.get(name)]))
  },
)
