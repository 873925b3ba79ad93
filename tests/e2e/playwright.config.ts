import { defineConfig } from '@playwright/test'
import { findPageRenderer } from '../support/chromium'
import { slowness } from './support/slowness'

const renderer = findPageRenderer()

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
