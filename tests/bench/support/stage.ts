import { type Browser, chromium } from 'playwright'
import { ENGINES } from '../../../pocketbase/tasks/pocketbase-process'
import { obtainChromium } from '../../support/run/chromium'
import { startPocketBase, type TestServer, type TestServerOptions } from '../../support/server/pocketbase'
import { openSite, type Site } from './site'

/** Closed at the end, also after a failure. */
export type Stage = {
  server(options?: TestServerOptions): Promise<TestServer>
  browser(): Promise<Browser>
  opened<Thing extends { close(): Promise<void> }>(opening: Promise<Thing>): Promise<Thing>
  site(): Promise<Site>
}

export function createStage(): Stage & { end(): Promise<void> } {
  const endings: (() => unknown)[] = []
  let site: Promise<Site> | undefined
  const stage = {
    async server(options: TestServerOptions = {}) {
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
