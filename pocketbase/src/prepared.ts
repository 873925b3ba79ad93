import { modelOf } from './globals'
import type { App, Binding, Query } from './pocketbase-api'
import { withShared } from './shared-map'

const KEY = 'prepared statements'
/** Idle statements kept per text; more are compiled when needed. */
const KEPT = 4

/**
 * The one row of a frequent statement that stays compiled, lent to one engine at a time. Reads what is committed, also within a transaction. `sql`
 * must not vary.
 */
export function preparedRow<T extends object>(app: App, shape: T, sql: string, values: Record<string, Binding> = {}): T {
  const query = takeKept(app, sql) ?? app.concurrentDB().newQuery(sql).prepare()
  const model = modelOf(shape)
  try {
    query.bind(values).one(model)
  } catch (error) {
    // A compiled statement is not trusted after a failure.
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
