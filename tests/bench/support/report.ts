import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../../pocketbase/tasks/paths'
import type { Unit } from './comparison'
import type { Measuring } from './machine'
import type { Measured } from './measured'

/** Findings of one bench. `load` is the machine's before and after it. */
export type Report = { title: string; measuring: Measuring; load: [number, number]; measured: Measured[] }

const table = join(paths.root, 'tests/bench/results/table.md')

/** Puts the figures of one bench into the table, in place of those that it found before. */
export async function write(report: Report): Promise<void> {
  const [, ...parts] = (await readFile(table, 'utf8')).split(/^(?=## )/m).map((part) => part.trim())
  const others = parts.filter((part) => !part.startsWith(`## ${report.title}\n`))
  await writeFile(table, `${[HEAD, ...[...others, partOf(report)].sort()].join('\n\n')}\n`)
}

function partOf({ title, measuring: { commit, cores, processor, memoryGB, node }, load, measured }: Report): string {
  return [
    `## ${title}`,
    `Commit ${commit}; ${cores} cores (${processor}), ${memoryGB} GB, Node ${node}; load ${load[0]} before and ${load[1]} after.`,
    ['| | ours | beside | ratio | goal | |', '|---|---|---|---|---|---|', ...measured.map((one) => `| ${wordsOf(one).join(' | ')} |`)].join('\n'),
  ].join('\n\n')
}

const HEAD = `# What \`npm run bench\` found

Two ways to the same end, measured in turns. A ratio is ours over the other's: the median of the turns, then the least and the greatest; a goal is judged by
the median. The figures beside it are medians. A bench that is run again replaces its own part, so the parts may be of different commits.`

/** One figure, in the columns of the table. */
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

const shown = (value: number, unit: Unit): string => `${value >= 100 || Number.isInteger(value) ? Math.round(value) : value.toFixed(1)} ${unit}`
