import { defineConfig } from '@playwright/test'
import { findChromium } from '../support/chromium'
import { slowness } from './support/slowness'

const chromium = findChromium()

/** How long one step may take, in milliseconds. SLOW=6 also makes the browsers six times as slow. */
const patience = 60_000 * Math.max(1, slowness / 2)

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  outputDir: '../../test-results',
  // One more than there are cores: much of a test is waiting.
  workers: 3,
  // A test fails by what it sees, not by how long that took, on a machine of a tenth of the speed too: each of its steps has a
  // limit, and this one only ends what hangs.
  timeout: 1_200_000,
  expect: { timeout: patience },
  use: {
    actionTimeout: patience,
    navigationTimeout: 2 * patience,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace takes a picture at every step, which costs more than the tests do.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
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
