import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../../pocketbase/tasks/paths'
import type { Unit } from './comparison'
import type { Machine } from './machine'
import type { Measured } from './measured'

/** `busy` comparisons were blurred and are not in `measured`. */
export type Report = { title: string; measured: Measured[]; busy: string[]; failure?: string }

/** `load` before and after. */
export type Run = { machine: Machine; minutes: number; load: [number, number] }

export const writeTable = (run: Run, reports: readonly Report[]): Promise<void> =>
  writeFile(join(paths.root, 'tests/bench/results/table.md'), tableOf(run, reports))

export function tableOf({ machine, minutes, load }: Run, reports: readonly Report[]): string {
  const { commit, cores, processor, memoryGB, node } = machine
  const about = `Commit ${commit}; ${cores} cores (${processor}), ${memoryGB} GB, Node ${node}; ${minutes} minutes; load ${load[0]} before and ${load[1]} after.`
  return `${[HEAD, about, ...reports.map(partOf)].join('\n\n')}\n`
}

function partOf({ title, measured, busy, failure }: Report): string {
  const rows = measured.map((one) => `| ${wordsOf(one).join(' | ')} |`)
  const table = rows.length > 0 && ['| | ours | beside | ratio | goal | |', '|---|---|---|---|---|---|', ...rows].join('\n')
  const unmeasured = busy.length > 0 && `Not measured, the machine was busy: ${busy.join('; ')}.`
  return [`## ${title}`, table, unmeasured, failure && `**It failed**: ${failure}`].filter(Boolean).join('\n\n')
}

const HEAD = `# What \`npm run bench\` found

One run of all parts. Two ways to the same end are measured in turns; a ratio is ours over the other's: the median of the turns, then the least and the
greatest; a goal is judged by the median. The figures beside it are medians.`

export function wordsOf({ name, figure, unit, ours, beside, ratio, goals }: Measured): string[] {
  return [
    `${name}: ${figure}`,
    `${ours.name} ${shown(ours.median, unit)}`,
    beside ? `${beside.name} ${shown(beside.median, unit)}` : '–',
    ratio ? `${ratioShown(ratio.median)} (${ratioShown(ratio.least)}–${ratioShown(ratio.most)})` : '–',
    goals.map(({ goal }) => goal).join(', '),
    goals.length === 0 ? '' : goals.every(({ isMet }) => isMet) ? 'met' : '**missed**',
  ]
}

const ratioShown = (ratio: number): string => (ratio < 0.1 ? ratio.toPrecision(2) : ratio < 100 ? ratio.toFixed(2) : ratio.toFixed(0))

const shown = (value: number, unit: Unit): string => `${value >= 100 || Number.isInteger(value) ? Math.round(value) : value.toFixed(1)} ${unit}`
