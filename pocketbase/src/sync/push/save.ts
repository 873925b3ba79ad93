import type { Change } from '#domain/command'
import type { CollectionName } from '#domain/documents'
import { photoKinds } from '../../photo-kinds'
import type { App, Binding } from '../../pocketbase-api'
import { removeProjects } from '../../remove-projects'
import { encloseMessages } from '../../report-evidence'
import { refreshPersonSearch, refreshProjectSearch, searchedOfProject } from '../../search-columns'
import { run, textOf } from '../../sql'

type Fields = Record<string, unknown>

/** Plain statements, for the feed's triggers (rule F1). */
export function save(tx: App, changes: readonly Change[]): void {
  for (const change of changes) saveOne(tx, change)
}

function saveOne(tx: App, change: Change): void {
  switch (change.op) {
    case 'create':
      insert(tx, change.collection, change.id, change.fields)
      return
    case 'ensure':
      if (!exists(tx, change.collection, change.id)) insert(tx, change.collection, change.id, change.fields)
      return
    case 'set':
      update(tx, change.collection, change.fields, 'id = {:_id}', { _id: change.id })
      return
    case 'advance':
      for (const [field, mark] of Object.entries(change.fields)) {
        update(tx, change.collection, { [field]: mark }, `id = {:_id} AND ${field} < {:${field}}`, { _id: change.id })
      }
      return
    case 'set_all':
      updateAll(tx, change)
      return
    case 'remove':
      if (change.collection === 'projects') removeProjects(tx, 'id = {:id}', { id: change.id })
      // PocketBase's cascade removes the rest, files included.
      else tx.delete(tx.findRecordById(change.collection, change.id))
      return
    case 'enclose':
      encloseMessages(tx, change.id, change.messages)
      return
    case 'remove_photos': {
      // A trigger notes their files for removal after the transaction.
      const those = { record: change.id, photos: JSON.stringify(change.photos) }
      for (const { collection, field } of photoKinds.filter((kind) => kind.of === change.collection))
        run(tx, `DELETE FROM ${collection} WHERE ${field} = {:record} AND id IN (SELECT value FROM json_each({:photos}))`, those)
      run(tx, 'INSERT OR IGNORE INTO removed_photos (project_id, id) SELECT {:record}, value FROM json_each({:photos})', those)
    }
  }
}

function insert(tx: App, collection: CollectionName, id: string, fields: Fields): void {
  const names = Object.keys(fields)
  run(tx, `INSERT INTO ${collection} (${names.join(', ')}) VALUES (${names.map((name) => `{:${name}}`).join(', ')})`, bindings(fields))
  if (collection === 'projects') refreshProjectSearch(tx, id)
}

function update(tx: App, collection: CollectionName, fields: Fields, where: string, values: Record<string, Binding>): void {
  const assignments = Object.keys(fields).map((name) => `${name} = {:${name}}`)
  if (assignments.length === 0) return
  run(tx, `UPDATE ${collection} SET ${assignments.join(', ')} WHERE ${where}`, { ...bindings(fields), ...values })
  if (typeof values._id !== 'string') return
  if (collection === 'users') refreshPersonSearch(tx, values._id)
  if (collection === 'projects' && Object.keys(searchedOfProject).some((name) => name in fields)) refreshProjectSearch(tx, values._id)
}

function updateAll(tx: App, { collection, where, except = '', until = '', fields }: Extract<Change, { op: 'set_all' }>): void {
  const wanted: Fields = { ...where }
  const conditions = Object.keys(wanted).map((name) => `${name} = {:where_${name}}`)
  if (except) conditions.push('id <> {:_except}')
  if (until) conditions.push('created_at <= {:_until}')
  const prefixed = Object.fromEntries(Object.entries(bindings(wanted)).map(([name, value]) => [`where_${name}`, value]))
  update(tx, collection, fields, conditions.join(' AND '), { ...prefixed, ...(except && { _except: except }), ...(until && { _until: until }) })
}

const exists = (tx: App, collection: CollectionName, id: string): boolean =>
  textOf(tx, `SELECT id FROM ${collection} WHERE id = {:id}`, { id }) !== ''

const bindings = (fields: Fields): Record<string, Binding> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, binding(value)]))

function binding(value: unknown): Binding {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  return JSON.stringify(value)
}
