import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../../pocketbase/tasks/paths'
import type { Unit } from './comparison'
import type { Measuring } from './machine'
import type { Measured } from './measured'

/** What one bench found. `load` is the machine's before and after it. */
export type Report = { bench: string; title: string; measuring: Measuring; load: [number, number]; measured: Measured[] }

const folder = join(paths.root, 'tests/bench/results')

/** Each bench's figures in a JSON file of its own, and all of them in one table. */
export async function write(report: Report): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${report.bench}.json`), `${JSON.stringify(report, null, 2)}\n`)
  const reports: Report[] = []
  for (const name of (await readdir(folder)).sort()) if (name.endsWith('.json')) reports.push(JSON.parse(await readFile(join(folder, name), 'utf8')))
  await writeFile(join(folder, 'table.md'), tableOf(reports))
}

function tableOf(reports: readonly Report[]): string {
  const parts = reports.map(({ title, measuring: { commit, cores, processor, memoryGB, node }, load, measured }) =>
    [
      `## ${title}`,
      `Commit ${commit}; ${cores} cores (${processor}), ${memoryGB} GB, Node ${node}; load ${load[0]} before and ${load[1]} after.`,
      ['| | ours | beside | ratio | goal | |', '|---|---|---|---|---|---|', ...measured.map((one) => `| ${wordsOf(one).join(' | ')} |`)].join('\n'),
    ].join('\n\n'),
  )
  return `${[HEAD, ...parts].join('\n\n')}\n`
}

const HEAD = `# What \`npm run bench\` found

Two ways to the same end, measured in turns. A ratio is ours over the other's: the median of the turns, then the least and the greatest; a goal is judged by
the median. The figures beside it are medians. A bench that is run again replaces its own part, so the parts may be of different commits.`

/** What one figure says, in the columns of the table. */
export function wordsOf({ name, figure, unit, ours, beside, ratio, goals }: Measured): string[] {
  return [
    `${name}: ${figure}`,
    `${ours.name} ${shown(ours.median, unit)}`,
    `${beside.name} ${shown(beside.median, unit)}`,
    ratio ? `${ratioShown(ratio.median)} (${ratioShown(ratio.least)}–${ratioShown(ratio.most)})` : '–',
    goals.map(({ goal }) => goal).join(', '),
    goals.length === 0 ? '' : goals.every(({ isMet }) => isMet) ? 'met' : '**missed**',
  ]
}

const ratioShown = (ratio: number): string => (ratio < 0.1 ? ratio.toPrecision(2) : ratio < 100 ? ratio.toFixed(2) : ratio.toFixed(0))

function shown(value: number, unit: Unit): string {
  if (unit !== 'bytes') return `${value >= 100 || Number.isInteger(value) ? Math.round(value) : value.toFixed(1)} ${unit}`
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} MB`
  return value >= 1e3 ? `${(value / 1e3).toFixed(1)} kB` : `${Math.round(value)} bytes`
}
