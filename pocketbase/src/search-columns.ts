import { FOLDING, personSearch, projectSearch } from '#domain/projects/searched'
import type { App } from './pocketbase-api'
import { inTransaction, rowsOf, run } from './sql'

/** The columns `search` of projects and people, which no document has. Product 50. */

export const searchedOfProject = { title: '', description: '', address: '', city: '', state: '', trades: '' }
const searchedOfPerson = { full_name: '', role: '', city: '', state: '', about: '', trades: '' }

const withTrades = <Row extends { trades: string }>(row: Row) => ({ ...row, trades: JSON.parse(row.trades || '[]') as string[] })

const columnsOf = (shape: object): string =>
  Object.keys(shape)
    .map((name) => `coalesce(${name}, '') AS ${name}`)
    .join(', ')

export function refreshProjectSearch(tx: App, id: string): void {
  const [project] = rowsOf(tx, searchedOfProject, `SELECT ${columnsOf(searchedOfProject)} FROM projects WHERE id = {:id}`, { id })
  if (project) run(tx, 'UPDATE projects SET search = {:search} WHERE id = {:id}', { id, search: projectSearch(withTrades(project)) })
}

export function refreshPersonSearch(tx: App, id: string): void {
  const [person] = rowsOf(tx, searchedOfPerson, `SELECT ${columnsOf(searchedOfPerson)} FROM users WHERE id = {:id}`, { id })
  if (person) run(tx, 'UPDATE users SET search = {:search} WHERE id = {:id}', { id, search: personSearch(withTrades(person)) })
}

const refreshers = { projects: refreshProjectSearch, users: refreshPersonSearch }
const MOST_AT_ONCE = 200

/** Once after an upgrade: what an earlier release folded otherwise. True while there is more. */
export const foldSearchesAnew = (app: App): boolean =>
  inTransaction(app, (tx) =>
    (['projects', 'users'] as const)
      .map((table) => {
        const old = rowsOf(tx, { id: '' }, `SELECT id FROM ${table} WHERE search <> '' AND search NOT LIKE '${FOLDING} %' LIMIT ${MOST_AT_ONCE}`)
        for (const { id } of old) refreshers[table](tx, id)
        return old.length === MOST_AT_ONCE
      })
      .some(Boolean),
  )
