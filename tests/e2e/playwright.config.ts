import { defineConfig } from '@playwright/test'
import { findChromium } from '../support/chromium'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results',
  // One more than there are cores: much of a test is waiting.
  workers: 3,
  timeout: 180_000,
  // Two browsers and a server share two cores, perhaps with others: a test fails by what it sees, not by how long that took.
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace takes a picture at every step, which costs more than the tests do.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
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
