import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Named } from './data-check'

/**
 * Removes the folders of records that no row names from the storage of `dataDir`. The files of a follower are copied less often than its rows: of who was deleted in
 * between they hold pictures that no server would ever remove. Only what is certainly the folder of a record goes; anything else stays. Product 10.
 */
export async function removeUnnamed(dataDir: string, { files, collections }: Named): Promise<void> {
  const storage = join(dataDir, 'storage')
  const named = new Set(files.map((file) => dirname(file)))
  for (const collection of collections) {
    for (const record of await recordsIn(join(storage, collection))) {
      if (!named.has(`${collection}/${record}`)) await removeFolder(join(storage, collection, record))
    }
  }
}

const RECORD_ID = /^[a-z0-9]{15}$/

async function recordsIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && RECORD_ID.test(entry.name)).map(({ name }) => name)
}

/** What cannot be removed keeps no server from being promoted. */
async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true })
  } catch (error) {
    console.info(`${folder} holds files of what was deleted, and could not be removed: ${error}. Remove it by hand.`)
  }
}
