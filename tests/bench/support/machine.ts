import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { paths } from '../../../pocketbase/tasks/paths'
import { TaskFailure } from '../../../pocketbase/tasks/task-failure'

const RESULTS = 'tests/bench/results'

/** Without the machine's name and paths. */
export type Machine = { commit: string; cores: number; processor: string; memoryGB: number; node: string }

/** A table of uncommitted sources could not be repeated. */
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

/** Processes that wanted to run, over a minute. */
export const loadNow = (): number => Number((loadavg()[0] ?? 0).toFixed(1))
