import { setTimeout as pause } from 'node:timers/promises'
import { measuredSlowness } from './run/machine-slowness'

/** Fails with what was last seen. Looks often, so that nothing waits longer than it must. */
export async function eventually<T>(look: () => Promise<T>, holds: (seen: T) => boolean, { within = 120_000 * measuredSlowness } = {}): Promise<T> {
  const end = Date.now() + within
  for (;;) {
    const seen = await look()
    if (holds(seen)) return seen
    if (Date.now() > end) throw new Error(`It never came to hold; last seen: ${JSON.stringify(seen, null, 1)?.slice(0, 2_000)}`)
    await pause(25)
  }
}
