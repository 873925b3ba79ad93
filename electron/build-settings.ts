/** Constants of the build, written into the bundles by electron/tasks/build-desktop.ts. */
declare const CANTEIRO_SERVER: string
declare const CANTEIRO_UPDATES: boolean
declare const CANTEIRO_VERSION: string

export type BuildSettings = {
  /** The server's origin, such as https://canteiro.example. */
  server: string
  /** Whether this build has an address to fetch new versions from. */
  updates: boolean
  version: string
}

export const buildSettings = (): BuildSettings => ({ server: CANTEIRO_SERVER, updates: CANTEIRO_UPDATES, version: CANTEIRO_VERSION })
