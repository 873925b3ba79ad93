import { rowsOf, run, textOf } from '../database'
import { isFile, isServing, removeFolder, replaceFile, textOfFile } from '../globals'
import type { App, BootstrapEvent } from '../pocketbase-api'

/** Ids of deleted accounts and when, a line each. It stands beside the database and is no part of a backup: what it names is deleted again from a restored copy. */
const FILE = 'deletions.txt'

const UNFINISHED = "SELECT user_id, deleted_at, folders FROM account_deletions WHERE folders <> '' LIMIT 50"

/**
 * Writes down who was deleted, and removes the files of deleted accounts and photos, which triggers have noted. Runs after the commit, each minute,
 * and at the start after a crash.
 */
export function finishDeletions(app: App): void {
  attempt(app, FILE, () => finishAccounts(app))
  for (const { folder } of rowsOf(app, { folder: '' }, 'SELECT folder FROM removed_folders LIMIT 200')) {
    attempt(app, folder, () => {
      removeFolder(app, folder)
      run(app, 'DELETE FROM removed_folders WHERE folder = {:folder}', { folder })
    })
  }
}

function finishAccounts(app: App): void {
  const unfinished = rowsOf(app, { user_id: '', deleted_at: '', folders: '' }, UNFINISHED)
  if (unfinished.length > 0) writeDown(app, unfinished)
  for (const { user_id, folders } of unfinished) {
    attempt(app, user_id, () => {
      for (const folder of foldersIn(folders)) removeFolder(app, folder)
      run(app, "UPDATE account_deletions SET folders = '' WHERE user_id = {:user_id}", { user_id })
    })
  }
}

/** What fails is tried again the next time, and the others go on. */
function attempt(app: App, of: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    app.logger().error('Files of what was deleted are left.', 'of', of, 'error', String(error))
  }
}

function foldersIn(json: string): string[] {
  const folders: unknown = JSON.parse(json)
  return Array.isArray(folders) ? folders.map(String) : []
}

type Deletion = { user_id: string; deleted_at: string }

/** The file is written once, however many there are. One engine at a time: the store's lock is held meanwhile. */
function writeDown(app: App, deletions: readonly Deletion[]): void {
  app.store().setFunc(FILE, () => {
    const path = `${app.dataDir()}/${FILE}`
    const written = isFile(path) ? textOfFile(path) : ''
    const known = new Set(written.split('\n').map((line) => line.split(' ')[0]))
    const missing = deletions.filter(({ user_id }) => !known.has(user_id))
    if (missing.length > 0) replaceFile(path, written + missing.map(({ user_id, deleted_at }) => `${user_id} ${deleted_at}\n`).join(''))
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
