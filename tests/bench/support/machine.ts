import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { paths } from '../../../pocketbase/tasks/paths'
import { TaskFailure } from '../../../pocketbase/tasks/task-failure'

const RESULTS = 'tests/bench/results'

/** The measured sources and their machine: no name of the machine and no path. */
export type Machine = { commit: string; cores: number; processor: string; memoryGB: number; node: string }

/** Refuses sources that no commit names: a table of them could not be taken again. */
export function committedMachine(): Machine {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: paths.root, encoding: 'utf8' }).trim()
  if (git('status', '--porcelain', '--', '.', `:!${RESULTS}`) !== '')
    throw new TaskFailure(
      'There are uncommitted changes, and the table names the commit that was measured. Commit them first; a single part only prints: npm run bench -- rounds',
    )
  return {
    commit: git('rev-parse', '--short=10', 'HEAD'),
    cores: cpus().length,
    processor: cpus()[0]?.model ?? '',
    memoryGB: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
  }
}

/** How many processes wanted to run in the last minute. */
export const loadNow = (): number => Number((loadavg()[0] ?? 0).toFixed(1))
