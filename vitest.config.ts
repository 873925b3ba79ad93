import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** One project a folder of tests; `npm test` runs them at once. One worker more than there are cores: much of a test is waiting for a server. */
export default defineConfig({
  test: {
    maxWorkers: 3,
    maxConcurrency: 2,
    // To load the app again for each file would take longer than to test it: a file leaves nothing behind in what the others import.
    isolate: false,
    // A test fails by what it sees, not by how long that took: this only ends what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    silent: 'passed-only',
    setupFiles: 'tests/support/property-failure.ts',
    projects: [
      { extends: true, test: { name: 'domain', include: ['tests/domain/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'sync', include: ['tests/sync/**/*.test.ts'], globalSetup: 'tests/support/prepare-server.ts' },
      },
      { extends: true, test: { name: 'server', include: ['tests/server/**/*.test.ts'], globalSetup: 'tests/support/prepare-server.ts' } },
      { extends: true, test: { name: 'electron', include: ['tests/electron/**/*.test.ts'], globalSetup: 'tests/electron/support/prepare-app.ts' } },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin()],
        test: { name: 'web', include: ['tests/web/**/*.test.{ts,tsx}'], environment: 'happy-dom', setupFiles: 'tests/web/setup.ts' },
      },
    ],
  },
})
