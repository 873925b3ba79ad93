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
  return model
}

const keyOf = (place: number, sql: string): string => `${place} ${sql}`

const takeKept = (app: App, sql: string): Query | undefined =>
  withShared<Query, Query | undefined>(app, KEY, (kept) => {
    for (let place = 0; place < KEPT; place++) {
      const query = kept[keyOf(place, sql)]
      if (!query) continue
      delete kept[keyOf(place, sql)]
      return query
    }
    return undefined
  })

function keep(app: App, sql: string, query: Query): void {
  const isKept = withShared<Query, boolean>(app, KEY, (kept) => {
    for (let place = 0; place < KEPT; place++) {
      if (kept[keyOf(place, sql)]) continue
      kept[keyOf(place, sql)] = query
      return true
    }
    return false
  })
  if (!isKept) query.close()
}
