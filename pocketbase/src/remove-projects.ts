import { run, textOf } from './database'
import type { App, Binding } from './pocketbase-api'

type Values = Record<string, Binding>

/**
 * Removes the projects that `where` finds with all that hangs on them, by one statement a table: PocketBase deletes record by record, thousands of messages
 * too, and everybody else's commands wait meanwhile. Parents first, as the feed's triggers want it (rule F4). The database notes the photos' files, and
 * `finishDeletions` removes them.
 */
export function removeProjects(tx: App, where: string, values: Values): void {
  const ids = idsOf(tx, `projects WHERE ${where}`, values)
  run(tx, `DELETE FROM projects WHERE id IN ${listed}`, { ids })
  for (const table of ['proposals', 'project_images']) run(tx, `DELETE FROM ${table} WHERE project_id IN ${listed}`, { ids })
  removeConversations(tx, `project_id IN ${listed}`, { ids })
}

/** With their messages, and with who has muted them. */
export function removeConversations(tx: App, where: string, values: Values): void {
  const ids = idsOf(tx, `conversations WHERE ${where}`, values)
  run(tx, `DELETE FROM conversations WHERE id IN ${listed}`, { ids })
  for (const table of ['messages', 'silences']) run(tx, `DELETE FROM ${table} WHERE conversation_id IN ${listed}`, { ids })
}

/** As a JSON text: their number changes no statement. */
const idsOf = (tx: App, rows: string, values: Values): string => textOf(tx, `SELECT json_group_array(id) FROM ${rows}`, values)
const listed = '(SELECT value FROM json_each({:ids}))'
