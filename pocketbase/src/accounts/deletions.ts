import { rowsOf, run, textOf } from '../database'
import { isFile, isServing, removeFolder, replaceFile, serverNow, textOfFile } from '../globals'
import type { App, BootstrapEvent } from '../pocketbase-api'

/** Ids of deleted accounts and when, a line each. It stands beside the database and is no part of a backup: what it names is deleted again from a restored copy. */
const FILE = 'deletions.txt'

/** Leaves what is still to be done once the deleting transaction is committed, before the account's records are gone. */
export function noteDeletion(tx: App, user: string): void {
  const folders = rowsOf(
    tx,
    { folder: '' },
    `SELECT (SELECT id FROM _collections WHERE name = 'users') || '/' || {:user} AS folder
      UNION ALL SELECT (SELECT id FROM _collections WHERE name = 'project_images') || '/' || i.id
        FROM project_images i JOIN projects p ON p.id = i.project_id WHERE p.client_id = {:user}`,
    { user },
  )
  run(
    tx,
    `INSERT INTO account_deletions (user_id, deleted_at, folders) VALUES ({:user}, {:now}, {:folders})
      ON CONFLICT (user_id) DO UPDATE SET folders = excluded.folders`,
    { user, now: serverNow(), folders: JSON.stringify(folders.map(({ folder }) => folder)) },
  )
}

const UNFINISHED = "SELECT user_id, deleted_at, folders FROM account_deletions WHERE folders <> '' LIMIT 50"

/** Removes the files of deleted accounts and writes down who was deleted. Runs after the commit, each minute, and at the start after a crash. */
export function finishDeletions(app: App): void {
  const unfinished = rowsOf(app, { user_id: '', deleted_at: '', folders: '' }, UNFINISHED)
  for (const { user_id, deleted_at, folders } of unfinished) {
    try {
      writeDown(app, user_id, deleted_at)
      for (const folder of foldersIn(folders)) removeFolder(app, folder)
      run(app, "UPDATE account_deletions SET folders = '' WHERE user_id = {:user_id}", { user_id })
    } catch (error) {
      // The others go on, and this one is tried again.
      app.logger().error('Files of a deleted account are left.', 'user', user_id, 'error', String(error))
    }
  }
}

function foldersIn(json: string): string[] {
  const folders: unknown = JSON.parse(json)
  return Array.isArray(folders) ? folders.map(String) : []
}

/** One engine at a time: the store's lock is held while the file is replaced. */
function writeDown(app: App, user: string, at: string): void {
  app.store().setFunc(FILE, () => {
    const path = `${app.dataDir()}/${FILE}`
    const written = isFile(path) ? textOfFile(path) : ''
    if (!written.includes(`${user} `)) replaceFile(path, `${written}${user} ${at}\n`)
    return true
  })
}

/** A restored copy of the data holds accounts that were deleted since: they are deleted again before anyone is served. */
export function deleteAgain(e: BootstrapEvent): void {
  e.next()
  if (!isServing()) return
  const { app } = e
  app.runAllMigrations()
  const path = `${app.dataDir()}/${FILE}`
  const lines = isFile(path) ? textOfFile(path).split('\n') : []
  for (const line of lines) {
    const [user = ''] = line.split(' ')
    if (user !== '' && textOf(app, 'SELECT id FROM users WHERE id = {:user}', { user }) !== '') app.delete(app.findRecordById('users', user))
  }
  finishDeletions(app)
}
