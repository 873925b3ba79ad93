import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addCounts, type Counts, kinds } from './counts'
import { live, shrink } from './history'

/** `npm run chaos -- --runs N --seed S`: a failure keeps its trace, is shrunk, and ends with its seed. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '25' }, seed: { type: 'string', default: '1' } } })
const first = Number(values.seed)
const folder = join(import.meta.dirname, '../../test-results/chaos')
let failed = 0
const counts: Counts = new Map()

for (let seed = first; seed < first + Number(values.runs); seed++) {
  const outcome = await live(seed)
  addCounts(counts, outcome.counts)
  if (outcome.broken.length === 0) {
    process.stdout.write('.')
    continue
  }
  failed++
  process.stdout.write(`\nSeed ${seed} breaks the promise:\n${outcome.broken.join('\n')}\n`)
  const smallest = await shrink(seed, outcome.steps, (left) => process.stdout.write(`  still broken with ${left} steps\n`))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${seed}.json`), JSON.stringify({ ...outcome, counts: [...outcome.counts], smallest }, null, 1))
  process.stdout.write(`${smallest.map((step) => JSON.stringify(step)).join('\n')}\n`)
}

process.stdout.write(`\n${Number(values.runs) - failed} histories kept the promise, ${failed} broke it.\n`)
for (const kind of new Set([...kinds, ...counts.keys()])) process.stdout.write(`${String(counts.get(kind) ?? 0).padStart(6)} ${kind}\n`)
// A long run that hardly met a kind of trouble proves nothing about it.
const rare = Number(values.runs) >= 100 ? kinds.filter((kind) => (counts.get(kind) ?? 0) < Number(values.runs) / 2) : []
if (rare.length > 0) process.stdout.write(`Too rare: ${rare.join(', ')}.\n`)
process.exitCode = failed + rare.length > 0 ? 1 : 0
