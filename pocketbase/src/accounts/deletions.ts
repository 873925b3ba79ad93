import { isId } from '#domain/ids'
import { inTransaction, rowsOf, run } from '../database'
import { addToFile, flushFile, isFile, removeFolder, textOfFile } from '../globals'
import type { App } from '../pocketbase-api'

/** Ids of deleted accounts and when, a line each. It stands beside the database and is no part of a backup: what it names is deleted again from a restored copy. */
const FILE = 'deletions.txt'

/** Some of what is still to be removed, in the order of a key. */
type Rest = { name: string; sql: string; most: number }
const accounts: Rest = {
  name: 'unfinished deletions',
  sql: "SELECT user_id AS key, folders FROM account_deletions WHERE folders <> '' AND user_id > {:after} ORDER BY user_id LIMIT 50",
  most: 50,
}
const photos: Rest = {
  name: 'removed folders',
  sql: "SELECT folder AS key, '' AS folders FROM removed_folders WHERE folder > {:after} ORDER BY folder LIMIT 200",
  most: 200,
}

/**
 * Writes down who was deleted, and removes the files of deleted accounts and photos, which triggers have noted. Runs after the commit, each minute,
 * and at the start after a crash.
 */
export function finishDeletions(app: App): void {
  const unfinished = nextOf(app, accounts)
  // Their files go also where a full disk takes no line.
  const areWritten = attempt(app, FILE, () => writeDown(app))
  for (const { key, folders } of unfinished) {
    attempt(app, key, () => {
      for (const folder of foldersIn(folders)) removeFolder(app, folder)
      if (areWritten) run(app, "UPDATE account_deletions SET folders = '' WHERE user_id = {:key}", { key })
    })
  }
  for (const { key } of nextOf(app, photos)) {
    attempt(app, key, () => {
      removeFolder(app, key)
      run(app, 'DELETE FROM removed_folders WHERE folder = {:key}', { key })
    })
  }
}

/** Goes on behind where the last run came to, and begins again after the end: what can never be removed holds up nothing behind it. */
function nextOf(app: App, { name, sql, most }: Rest): { key: string; folders: string }[] {
  const after = app.store().get(name)
  const rows = rowsOf(app, { key: '', folders: '' }, sql, { after: typeof after === 'string' ? after : '' })
  app.store().set(name, rows.length < most ? '' : (rows.at(-1)?.key ?? ''))
  return rows
}

/** Whether it was done. What fails is tried again later, and the others go on. */
function attempt(app: App, of: string, work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    app.logger().error('Files of what was deleted are left.', 'of', of, 'error', String(error))
    return false
  }
}

function foldersIn(json: string): string[] {
  const folders: unknown = JSON.parse(json)
  return Array.isArray(folders) ? folders.map(String) : []
}

/** Writes down every deletion that the database knows of: it may have been copied without the file. */
export const writeDownAll = (app: App): void => writeDown(app, 'TRUE')

/**
 * Adds a line for each deletion of these that has none yet, without the store's lock, which every request takes. Of two engines that add at the same moment one
 * may write over the other: so what was added is looked for again, and what is missing throws, for the next run.
 */
function writeDown(app: App, which = "folders <> ''"): void {
  const deletions = rowsOf(app, { user_id: '', deleted_at: '' }, `SELECT user_id, deleted_at FROM account_deletions WHERE ${which}`)
  if (deletions.length === 0) return
  const text = textOfDeletions(app)
  const known = idsIn(text)
  const missing = deletions.filter(({ user_id }) => !known.has(user_id))
  if (missing.length > 0) {
    // A line that was cut off, by a full disk or a crash, stays by itself.
    const lines = missing.map(({ user_id, deleted_at }) => `${user_id} ${deleted_at}\n`).join('')
    addToFile(app.dataDir(), FILE, (text === '' || text.endsWith('\n') ? '' : '\n') + lines)
    const now = idsIn(textOfDeletions(app))
    if (missing.some(({ user_id }) => !now.has(user_id))) throw new Error(`Lines of ${FILE} were written over.`)
  }
  // Also where the line is there already: it may have been added by a run that could not flush it.
  flushFile(app.dataDir(), FILE)
}

/** A line that was cut off within its id has no space. */
const idsIn = (text: string): Set<string> => new Set(text.split('\n').map((line) => line.slice(0, Math.max(0, line.indexOf(' ')))))

function textOfDeletions(app: App): string {
  const path = `${app.dataDir()}/${FILE}`
  return isFile(path) ? textOfFile(path) : ''
}

/** A restored copy of the data holds accounts that were deleted since: they are deleted again before anyone is served. */
export function deleteAgain(app: App): void {
  const lines = JSON.stringify(
    textOfDeletions(app)
      .split('\n')
      .map((line) => line.split(' '))
      .filter(([id]) => isId(id)),
  )
  const unknown = JSON.stringify(rowsOf(app, { user_id: '', deleted_at: '' }, UNKNOWN, { lines }))
  inTransaction(app, (tx) => {
    for (const sql of [KEEP_ANY_KEY, KEEP_DELETION]) run(tx, sql, { unknown })
  })
  for (const { id } of rowsOf(app, { id: '' }, RETURNED, { unknown })) app.delete(app.findRecordById('users', id))
  finishDeletions(app)
}

/** Deleted accounts of whose deletion this database knows nothing, or has gone back to before it. */
const UNKNOWN = `SELECT value ->> 0 AS user_id, coalesce(min(value ->> 1), '') AS deleted_at FROM json_each({:lines})
  WHERE NOT EXISTS (SELECT 1 FROM account_deletions WHERE user_id = value ->> 0) OR EXISTS (SELECT 1 FROM users WHERE id = value ->> 0)
  GROUP BY user_id`

/** It may lack the keys of sessions from after the copy: '' stands for any. Rule A1. */
const KEEP_ANY_KEY = "INSERT INTO ended_keys (user_id, token_key) SELECT value ->> 'user_id', '' FROM json_each({:unknown})"

const KEEP_DELETION = `INSERT INTO account_deletions (user_id, deleted_at)
  SELECT value ->> 'user_id', value ->> 'deleted_at' FROM json_each({:unknown}) WHERE TRUE ON CONFLICT (user_id) DO NOTHING`

const RETURNED = "SELECT id FROM users WHERE id IN (SELECT value ->> 'user_id' FROM json_each({:unknown}))"
