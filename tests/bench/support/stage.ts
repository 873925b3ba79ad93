import { type Browser, chromium } from 'playwright'
import { ENGINES } from '../../../pocketbase/tasks/pocketbase-process'
import { obtainChromium } from '../../support/run/chromium'
import { startPocketBase, type TestServer, type TestServerOptions } from '../../support/server/pocketbase'
import { openSite, type Site } from './site'

/** Resources that a part opens here end with it, also when it fails. */
export type Stage = {
  server(options?: TestServerOptions): Promise<TestServer>
  browser(): Promise<Browser>
  /** Closes anything else at the end. */
  opened<Thing extends { close(): Promise<void> }>(opening: Promise<Thing>): Promise<Thing>
  /** The one site of a run, which its parts share. */
  site(): Promise<Site>
}

export function createStage(): Stage & { end(): Promise<void> } {
  const endings: (() => unknown)[] = []
  let site: Promise<Site> | undefined
  const stage = {
    async server(options: TestServerOptions = {}) {
      // With the engines and the minute's jobs of one that people use.
      const server = await startPocketBase({ engines: ENGINES, jobs: 'by the clock', ...options })
      endings.unshift(() => server.stop())
      return server
    },
    async browser() {
      const executablePath = await obtainChromium()
      return stage.opened(chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] }))
    },
    async opened<Thing extends { close(): Promise<void> }>(opening: Promise<Thing>): Promise<Thing> {
      const thing = await opening
      endings.unshift(() => thing.close())
      return thing
    },
    site() {
      site ??= openSite(stage)
      return site
    },
    async end() {
      for (const end of endings.splice(0)) await end()
    },
  }
  return stage
}
