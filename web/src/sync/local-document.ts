import type { AccountDatabase } from './database'

/** A document beside the collections, made from `initial` the first time. Changes of several tabs all stand. */
export async function changeLocal<T extends object>(database: AccountDatabase, key: string, initial: T, change: (current: T) => T): Promise<T> {
  const stored = (await database.getLocal<T>(key)) ?? (await insertOnce(database, key, initial))
  const changed = await stored.incrementalModify((current) => change(current))
  return changed.toMutableJSON().data
}

/** RxDB's `upsertLocal` would put `initial` over what another tab has stored in between. */
async function insertOnce<T extends object>(database: AccountDatabase, key: string, initial: T) {
  try {
    return await database.insertLocal<T>(key, initial)
  } catch (error) {
    const stored = await database.getLocal<T>(key)
    if (!stored) throw error
    return stored
  }
}
