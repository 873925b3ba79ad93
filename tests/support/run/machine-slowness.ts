import { pbkdf2Sync } from 'node:crypto'

/** Time of one core that has nothing else to do, of the machine that the limits of the tests are chosen for. */
const REFERENCE_MS = 160
const ROUNDS = 500_000

/** How many times longer than on the machine that the tests' limits are chosen for a computation takes here and now; at least 1. */
export function measureSlowness(): number {
  const start = performance.now()
  pbkdf2Sync('canteiro', 'slowness', ROUNDS, 32, 'sha256')
  return Math.max(1, (performance.now() - start) / REFERENCE_MS)
}

/** The slowness that `npm test` has measured as it started, by which the limits of all runners grow. */
export const measuredSlowness = Math.max(1, Number(process.env.CANTEIRO_SLOWNESS) || 1)
