import type { App } from './pocketbase-api'

/** Works on a map that all engines of this process share. It is a live map of Go's, so even reading it is done inside the store's lock. */
export function withShared<Value = string>(app: App, name: string, work: (map: Record<string, Value>) => void): void {
  app.store().setFunc<Record<string, Value>>(name, (old) => {
    const map = old ?? {}
    work(map)
    return map
  })
}
