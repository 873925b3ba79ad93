import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { paths } from '../../../pocketbase/tasks/paths'

const RESULTS = 'tests/bench/results'

/** Measurements, and their machine: no name of the machine and no path. */
export type Measuring = { commit: string; cores: number; processor: string; memoryGB: number; node: string }

export function measuring(): Measuring {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: paths.root, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--', '.', `:!${RESULTS}`)
  return {
    commit: git('rev-parse', '--short=10', 'HEAD') + (changed === '' ? '' : ' with changes'),
    cores: cpus().length,
    processor: cpus()[0]?.model ?? '',
    memoryGB: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
  }
}

/** How many processes wanted to run in the last minute: more than there are cores slows all of them. */
export const loadNow = (): number => Number((loadavg()[0] ?? 0).toFixed(1))
