import { pbkdf2Sync } from 'node:crypto'

/** One free core's time on the machine for which limits are chosen. */
const REFERENCE_MS = 160
const ROUNDS = 500_000

/** Beside the machine for which limits are chosen; at least 1. */
export function measureSlowness(): number {
  const start = performance.now()
  pbkdf2Sync('canteiro', 'slowness', ROUNDS, 32, 'sha256')
  return Math.max(1, (performance.now() - start) / REFERENCE_MS)
}

/** Measured as `npm test` started; all limits grow by it. */
export const measuredSlowness = Math.max(1, Number(process.env.CANTEIRO_SLOWNESS) || 1)
