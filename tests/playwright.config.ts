import { defineConfig } from '@playwright/test'
import { findPageRenderer } from './support/run/chromium'
import { measuredSlowness } from './support/run/machine-slowness'

const renderer = findPageRenderer()

/** Milliseconds that only end what hangs, on a machine of a tenth of the speed too: a test fails by what it sees. */
const patience = 20_000 * measuredSlowness
const storyMs = 180_000 * measuredSlowness

export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'e2e', timeout: storyMs },
    { name: 'deep-e2e', testDir: 'deep/e2e', timeout: 6 * storyMs },
    // One screen with one pointer and one focus.
    { name: 'deep-electron-real', testDir: 'deep/electron-real', timeout: 2 * storyMs, fullyParallel: false, workers: 1 },
  ],
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  outputDir: '../test-results',
  // One more than there are cores: much of a test is waiting.
  workers: 3,
  expect: { timeout: patience },
  use: {
    actionTimeout: patience,
    navigationTimeout: 2 * patience,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace takes a picture at every step, which costs nearly half as much again as the tests do: TRACE=1 keeps those of tests that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(renderer && { executablePath: renderer }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
