import type { App } from './pocketbase-api'

/**
 * Works on a value of Go's that all engines share, found or made by `known`, inside the store's lock. `work` may return plain values and queries
 * only.
 */
export function inShared<State, Result>(app: App, name: string, known: (old: State | null) => State, work: (state: State) => Result): Result {
  let result: { value: Result } | undefined
  app.store().setFunc<State>(name, (old) => {
    const state = known(old)
    result = { value: work(state) }
    return state
  })
  if (!result) throw new Error('the store was not reached')
  return result.value
}

/** The same for a map. */
export const withShared = <Value = string, Result = void>(app: App, name: string, work: (map: Record<string, Value>) => Result): Result =>
  inShared<Record<string, Value>, Result>(app, name, (old) => old ?? {}, work)
