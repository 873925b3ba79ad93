import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { measuredSlowness } from './tests/support/run/machine-slowness.ts'

/** Milliseconds that only end what hangs: a test fails by what it sees, not by how long that took. */
const limits = (testMs: number, pollMs: number) => ({
  testTimeout: testMs * measuredSlowness,
  hookTimeout: testMs * measuredSlowness,
  expect: { poll: { timeout: pollMs * measuredSlowness } },
})
const gateLimits = limits(60_000, 15_000)
const deepLimits = limits(600_000, 120_000)

const builtServer = 'tests/support/server/prepare-server.ts'
const builtApp = 'tests/electron/support/prepare-app.ts'

/** One project a folder of tests. Those of `tests/deep` bear their tier: `npm test` leaves them out. */
export default defineConfig({
  test: {
    // One worker more than there are cores: much of a test is waiting for a server.
    maxWorkers: 3,
    maxConcurrency: 2,
    // To load the app again for each file would take longer than to test it: a file leaves nothing behind in what the others import.
    isolate: false,
    silent: 'passed-only',
    setupFiles: ['tests/support/run/property-failure.ts', 'tests/support/run/note-processor-time.ts'],
    projects: [
      project('domain', 'tests/domain', gateLimits),
      project('sync', 'tests/sync', { ...gateLimits, globalSetup: builtServer }),
      project('server', 'tests/server', { ...gateLimits, globalSetup: builtServer }),
      project('electron', 'tests/electron', { ...gateLimits, globalSetup: builtApp }),
      {
        ...project('web', 'tests/web', { ...gateLimits, environment: 'happy-dom', setupFiles: ['tests/web/setup.ts'] }),
        plugins: [react(), vanillaExtractPlugin()],
      },
      project('deep-sync', 'tests/deep/sync', { ...deepLimits, globalSetup: builtServer }),
      project('deep-server', 'tests/deep/server', { ...deepLimits, globalSetup: builtServer }),
      project('deep-electron', 'tests/deep/electron', { ...deepLimits, globalSetup: builtApp }),
      project('deep-engines', 'tests/deep/engines', { ...deepLimits, globalSetup: 'tests/deep/engines/support/prepare-engines.ts' }),
    ],
  },
})

function project(name: string, folder: string, options: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include: [`${folder}/**/*.test.{ts,tsx}`], ...options } }
}
