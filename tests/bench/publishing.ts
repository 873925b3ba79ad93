import { populate } from '../server/support/populate'
import { signedIn } from '../server/support/session'
import { projectArgs } from '../support/command-args'
import { eventually } from '../support/eventually'
import { type Server, sql } from '../support/server-client'

const PROVIDERS = 20_000
const TIMES = 9

/** How long publishing takes in a state of so many providers and in one that has none, in milliseconds (medians). */
export async function publishing(server: Server): Promise<{ full: number; empty: number }> {
  await populate(server, 'SP', 'Santos', PROVIDERS)
  const ana = await signedIn(server, 'cliente')
  const timed = async (place: { city: string; state: string }): Promise<number> => {
    const start = performance.now()
    await ana.does('publish_project', { ...projectArgs(), ...place })
    const took = performance.now() - start
    // What is told afterwards is no part of it.
    await eventually(
      () => sql(server, 'SELECT 1 FROM notice_jobs'),
      (left) => left.length === 0,
    )
    return took
  }
  const times: { full: number[]; empty: number[] } = { full: [], empty: [] }
  for (let time = 0; time < TIMES; time++) {
    times.full.push(await timed({ city: 'Santos', state: 'SP' }))
    times.empty.push(await timed({ city: 'Rio Branco', state: 'AC' }))
  }
  return { full: median(times.full), empty: median(times.empty) }
}

const median = (numbers: number[]): number => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
