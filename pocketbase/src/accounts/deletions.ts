import { isId } from '#domain/random-id'
import { addToFile, flushFile, isFile, removeFolder, textOfFile } from '../globals'
import type { App } from '../pocketbase-api'
import { inTransaction, rowsOf, run } from '../sql'

/** One line per deleted account: id and time. It is no part of a backup: a restored copy deletes these accounts again. */
const FILE = 'deletions.txt'

/** Part of what is still to be removed, in the order of a key. */
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

/** Writes down deleted accounts and removes the files that triggers noted. Runs after the commit, each minute, and at the start. */
export function finishDeletions(app: App): void {
  const unfinished = nextOf(app, accounts)
  // Files are removed even where a full disk takes no line.
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

/** Continues after the last run's key, from the beginning after the end: a file that cannot be removed blocks none behind it. */
function nextOf(app: App, { name, sql, most }: Rest): { key: string; folders: string }[] {
  const after = app.store().get(name)
  const rows = rowsOf(app, { key: '', folders: '' }, sql, { after: typeof after === 'string' ? after : '' })
  app.store().set(name, rows.length < most ? '' : (rows.at(-1)?.key ?? ''))
  return rows
}

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

export const writeDownAll = (app: App): void => writeDown(app, 'TRUE')

/**
 * Adds the missing lines without the store's lock, which every request takes. Two engines may overwrite each other's lines: a line that is then
 * missing throws, for the next run.
 */
function writeDown(app: App, which = "folders <> ''"): void {
  const deletions = rowsOf(app, { user_id: '', deleted_at: '' }, `SELECT user_id, deleted_at FROM account_deletions WHERE ${which}`)
  if (deletions.length === 0) return
  const text = textOfDeletions(app)
  const known = idsIn(text)
  const missing = deletions.filter(({ user_id }) => !known.has(user_id))
  if (missing.length > 0) {
    // The line break ends a line that a full disk or a crash cut off.
    const lines = missing.map(({ user_id, deleted_at }) => `${user_id} ${deleted_at}\n`).join('')
    addToFile(app.dataDir(), FILE, (text === '' || text.endsWith('\n') ? '' : '\n') + lines)
    const now = idsIn(textOfDeletions(app))
    if (missing.some(({ user_id }) => !now.has(user_id))) throw new Error(`Lines of ${FILE} were written over.`)
  }
  // Also for lines of an earlier run, which may have failed to flush.
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

/** Deleted accounts whose deletion this database does not know. */
const UNKNOWN = `SELECT value ->> 0 AS user_id, coalesce(min(value ->> 1), '') AS deleted_at FROM json_each({:lines})
  WHERE NOT EXISTS (SELECT 1 FROM account_deletions WHERE user_id = value ->> 0) OR EXISTS (SELECT 1 FROM users WHERE id = value ->> 0)
  GROUP BY user_id`

/** The database may lack the keys of later sessions: '' stands for any key. Rule A1. */
const KEEP_ANY_KEY = "INSERT INTO ended_keys (user_id, token_key) SELECT value ->> 'user_id', '' FROM json_each({:unknown})"

const KEEP_DELETION = `INSERT INTO account_deletions (user_id, deleted_at)
  SELECT value ->> 'user_id', value ->> 'deleted_at' FROM json_each({:unknown}) WHERE TRUE ON CONFLICT (user_id) DO NOTHING`

const RETURNED = "SELECT id FROM users WHERE id IN (SELECT value ->> 'user_id' FROM json_each({:unknown}))"
