import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { live, shrink } from './history'

/** `npm run chaos -- --runs N --seed S`: N histories from seed S on. A failure keeps its trace, is shrunk, and ends with its seed. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '25' }, seed: { type: 'string', default: '1' } } })
const first = Number(values.seed)
const folder = join(import.meta.dirname, '../../test-results/chaos')
let failed = 0

for (let seed = first; seed < first + Number(values.runs); seed++) {
  const outcome = await live(seed)
  if (outcome.broken.length === 0) {
    process.stdout.write('.')
    continue
  }
  failed++
  process.stdout.write(`\nSeed ${seed} breaks the promise:\n${outcome.broken.join('\n')}\n`)
  const smallest = await shrink(seed, outcome.steps, (left) => process.stdout.write(`  still broken with ${left} steps\n`))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${seed}.json`), JSON.stringify({ ...outcome, smallest }, null, 1))
  process.stdout.write(`${smallest.map((step) => JSON.stringify(step)).join('\n')}\n`)
}

process.stdout.write(`\n${Number(values.runs) - failed} histories kept the promise, ${failed} broke it.\n`)
process.exitCode = failed > 0 ? 1 : 0
