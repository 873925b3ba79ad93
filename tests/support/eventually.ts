import { setTimeout as pause } from 'node:timers/promises'
import { measuredSlowness } from './run/machine-slowness'

/** Waits until something holds; fails with what was last seen. Asked often, so that nothing sleeps longer than it must. */
export async function eventually<T>(look: () => Promise<T>, holds: (seen: T) => boolean, { within = 120_000 * measuredSlowness } = {}): Promise<T> {
  const end = Date.now() + within
  for (;;) {
    const seen = await look()
    if (holds(seen)) return seen
    if (Date.now() > end) throw new Error(`It never came to hold; last seen: ${JSON.stringify(seen, null, 1)?.slice(0, 2_000)}`)
    await pause(25)
  }
}
