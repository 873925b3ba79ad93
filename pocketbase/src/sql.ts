import { modelOf, modelsOf } from './globals'
import type { App, Binding, Database, Query } from './pocketbase-api'

type Values = Record<string, Binding>

type Transaction = { app: App; statements: Map<string, Query | undefined> }

let running: Transaction | undefined

/** Compiled once per transaction: commands of one request run the same statements. */
function queryOf(app: Database, sql: string): Query {
  if (running?.app !== app) return app.db().newQuery(sql)
  const { statements } = running
  const known = statements.get(sql)
  if (known) return known
  const query = app.db().newQuery(sql)
  statements.set(sql, statements.has(sql) ? query.prepare() : undefined)
  return query
}

export function textOf(app: Database, sql: string, values: Values = {}): string {
  const model = modelOf({ value: '' })
  queryOf(app, `SELECT coalesce((${sql}), '') AS value`).bind(values).one(model)
  return model.value
}

export const numberOf = (app: Database, sql: string, values: Values = {}): number => Number(textOf(app, sql, values) || 0)

export function jsonOf(app: Database, sql: string, values: Values = {}): unknown {
  const text = textOf(app, sql, values)
  return text === '' ? undefined : JSON.parse(text)
}

/** Reads the one row of a statement that always gives one. The row is a structure of Go's: never spread or store it. No column may be NULL. */
export type RowReader = <T extends object>(shape: T, sql: string, values: Values) => T

export const rowReaderOf =
  (app: Database): RowReader =>
  (shape, sql, values) => {
    const model = modelOf(shape)
    queryOf(app, sql).bind(values).one(model)
    return model
  }

/** A row of PocketBase's as a plain object. */
function copyOf<T extends object>(model: T, shape: T): T {
  const row = { ...shape }
  for (const column in shape) row[column] = model[column]
  return row
}

export function rowsOf<T extends object>(app: Database, shape: T, sql: string, values: Values = {}): T[] {
  const models = modelsOf(shape)
  queryOf(app, sql).bind(values).all(models)
  return Array.from(models, (model) => copyOf(model, shape))
}

export function run(app: App, sql: string, values: Values = {}): void {
  queryOf(app, sql).bind(values).execute()
}

/** Changes nothing; SQLite takes the lock all the same. */
const TAKE_WRITE_LOCK = 'UPDATE _params SET id = id WHERE FALSE'

/**
 * Rolls back on a thrown error, which goes on. Takes the write lock first and waits for it: a read before the write fails at once where Litestream
 * or a console command has written since.
 */
export function inTransaction<T>(app: App, work: (tx: App) => T): T {
  let result: { value: T } | undefined
  app.runInTransaction((tx) => {
    const outer = running
    running = { app: tx, statements: new Map() }
    try {
      run(tx, TAKE_WRITE_LOCK)
      result = { value: work(tx) }
    } finally {
      running = outer
    }
  })
  if (!result) throw new Error('the transaction did not run')
  return result.value
}

/**
 * Reads of one moment without the write lock. `read` must use the snapshot alone: waiting for another connection can deadlock (start/prepare-data.ts).
 */
export function inSnapshot<T>(app: App, read: (snapshot: Database) => T): T {
  let result: { value: T } | undefined
  app.concurrentDB().transactional((connection) => {
    result = { value: read({ db: () => connection }) }
  })
  if (!result) throw new Error('the snapshot was not read')
  return result.value
}
