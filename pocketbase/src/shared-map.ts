import type { App } from './pocketbase-api'

export type SharedMap = Record<string, string>

/** Works on a map that all engines of this process share. It is a live map of Go's, so even reading it is done inside the store's lock. */
export function withShared(app: App, name: string, work: (map: SharedMap) => void): void {
  app.store().setFunc(name, (old) => {
    const map = isMap(old) ? old : {}
    work(map)
    return map
  })
}

const isMap = (stored: unknown): stored is SharedMap => typeof stored === 'object' && stored !== null
