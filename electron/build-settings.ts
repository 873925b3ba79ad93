/** Written into the bundles by electron/tasks/build-desktop.ts. */
declare const CANTEIRO_SERVER: string
declare const CANTEIRO_UPDATES: boolean
declare const CANTEIRO_VERSION: string

export type BuildSettings = {
  /** The server's origin, such as https://canteiro.example. */
  server: string
  updates: boolean
  version: string
}

export const buildSettings = (): BuildSettings => ({ server: CANTEIRO_SERVER, updates: CANTEIRO_UPDATES, version: CANTEIRO_VERSION })
