import { type Browser, chromium } from 'playwright'
import { ENGINES } from '../../../pocketbase/tasks/pocketbase-process'
import { obtainChromium } from '../../support/run/chromium'
import { startPocketBase, type TestServer, type TestServerOptions } from '../../support/server/pocketbase'

/** Resources that a bench opens here end with it, also when it fails. */
export type Stage = {
  server(options?: TestServerOptions): Promise<TestServer>
  browser(): Promise<Browser>
}

export function createStage(): Stage & { end(): Promise<void> } {
  const endings: (() => unknown)[] = []
  return {
    async server(options) {
      // With the engines and the minute's jobs of one that people use.
      const server = await startPocketBase({ engines: ENGINES, jobs: 'by the clock', ...options })
      endings.unshift(() => server.stop())
      return server
    },
    async browser() {
      const browser = await chromium.launch({
        executablePath: await obtainChromium(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
      })
      endings.unshift(() => browser.close())
      return browser
    },
    async end() {
      for (const end of endings.splice(0)) await end()
    },
  }
}
