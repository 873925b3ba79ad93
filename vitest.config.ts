import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** One project a folder of tests; `npm test` runs them one after the other. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    silent: 'passed-only',
    projects: [
      { extends: true, test: { name: 'domain', include: ['tests/domain/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'sync', include: ['tests/sync/**/*.test.ts'], testTimeout: 90_000, globalSetup: 'tests/support/prepare-server.ts' },
      },
      { extends: true, test: { name: 'server', include: ['tests/server/**/*.test.ts'], globalSetup: 'tests/support/prepare-server.ts' } },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin()],
        test: { name: 'web', include: ['tests/web/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
    ],
  },
})
