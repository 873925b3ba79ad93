import { beforeEach, vi } from 'vitest'
import { eachDatabase } from '../../support/device/each-database'

/** A database for each test, without localStorage. */
export function restartedApp(tell: Parameters<typeof eachDatabase>[0]) {
  beforeEach(() => void vi.stubGlobal('localStorage', {}))
  return eachDatabase(tell)
}
