import { expect, test } from 'vitest'
import { live } from '../../chaos/history'

/** A failure is told with its seed: `npm run chaos -- --runs 1 --seed S` repeats it, keeps its trace and makes it smaller. */
const seeds = Array.from({ length: 25 }, (_, k) => k + 1)

test.concurrent.for(seeds)(
  'whatever happens to network, server, tabs and clocks, each device ends with what its person may see: seed %i',
  { timeout: 960_000 },
  async (seed) => {
    expect((await live(seed)).broken).toEqual([])
  },
)
