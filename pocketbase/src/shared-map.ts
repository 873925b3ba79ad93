import type { App } from './pocketbase-api'

/**
 * Works on what all engines of this process share under a name, which `known` finds or makes, and returns what `work` does. It is a live value of Go's, so even reading it
 * is done inside the store's lock; nothing that lies in it leaves, but plain values and queries.
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

/** The same on a map. */
export const withShared = <Value = string, Result = void>(app: App, name: string, work: (map: Record<string, Value>) => Result): Result =>
  inShared<Record<string, Value>, Result>(app, name, (old) => old ?? {}, work)
