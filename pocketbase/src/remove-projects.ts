import type { App, Binding } from './pocketbase-api'
import { run, textOf } from './sql'

type Values = Record<string, Binding>

/**
 * One statement a table: PocketBase would delete record by record, and commands wait. Parents first, for the feed's triggers (rule F4).
 * `finishDeletions` removes the files.
 */
export function removeProjects(tx: App, where: string, values: Values): void {
  const ids = idsOf(tx, `projects WHERE ${where}`, values)
  run(tx, `DELETE FROM projects WHERE id IN ${listed}`, { ids })
  for (const table of ['proposals', 'project_images']) run(tx, `DELETE FROM ${table} WHERE project_id IN ${listed}`, { ids })
  removeConversations(tx, `project_id IN ${listed}`, { ids })
}

export function removeConversations(tx: App, where: string, values: Values): void {
  const ids = idsOf(tx, `conversations WHERE ${where}`, values)
  run(tx, `DELETE FROM conversations WHERE id IN ${listed}`, { ids })
  for (const table of ['messages', 'silences']) run(tx, `DELETE FROM ${table} WHERE conversation_id IN ${listed}`, { ids })
}

/** A JSON text: the statement is the same for any number. */
const idsOf = (tx: App, rows: string, values: Values): string => textOf(tx, `SELECT json_group_array(id) FROM ${rows}`, values)
const listed = '(SELECT value FROM json_each({:ids}))'
