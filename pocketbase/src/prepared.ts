import { copyOf } from './database'
import { modelOf } from './globals'
import type { App, Binding, Query } from './pocketbase-api'
import { withShared } from './shared-map'

const KEY = 'prepared statements'
/** Statements of one text that are kept ready while nobody runs them. Others that run at the same time are compiled for that once, so memory has a bound. */
const KEPT = 4

/**
 * The one row of a statement that requests run all the time, which stays compiled: that costs more than to run it. All engines share those that are kept, and each is
 * lent to one at a time, since a query holds its values. It reads what is committed, also from within a transaction. `sql` must not vary, and gives exactly one row.
 */
export function preparedRow<T extends object>(app: App, shape: T, sql: string, values: Record<string, Binding> = {}): T {
  const query = takeKept(app, sql) ?? app.concurrentDB().newQuery(sql).prepare()
  const model = modelOf(shape)
  try {
    query.bind(values).one(model)
  } catch (error) {
    // After a failure it is not known what a compiled statement is good for.
    query.close()
    throw error
  }
  keep(app, sql, query)
  return copyOf(model, shape)
}

function takeKept(app: App, sql: string): Query | undefined {
  const found: Query[] = []
  withShared<Query>(app, KEY, (kept) => {
    for (const key of keysOf(sql)) {
      const query = kept[key]
      if (!query) continue
      delete kept[key]
      found.push(query)
      return
    }
  })
  return found[0]
}

function keep(app: App, sql: string, query: Query): void {
  let isKept = false
  withShared<Query>(app, KEY, (kept) => {
    const free = keysOf(sql).find((key) => !kept[key])
    if (free === undefined) return
    kept[free] = query
    isKept = true
  })
  if (!isKept) query.close()
}

const keysOf = (sql: string): string[] => Array.from({ length: KEPT }, (_, place) => `${place} ${sql}`)
