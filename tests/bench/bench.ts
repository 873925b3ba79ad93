import { obtainPocketBase } from '../../pocketbase/tasks/build/obtain-program'
import { TaskFailure } from '../../pocketbase/tasks/task-failure'
import { commands } from './commands'
import { firstSync } from './first-sync'
import { lighthousePages } from './lighthouse'
import { offlineStart } from './offline-start'
import { publication } from './publication'
import { pull } from './pulls'
import { rounds } from './rounds'
import { longScreens } from './screens'
import { search } from './search'
import type { Bench } from './support/comparison'
import { committedMachine, loadNow } from './support/machine'
import { measuringOnce, measuringTurns } from './support/measured'
import { writeTable } from './support/report'
import { runBenches } from './support/run-benches'

const benches: readonly Bench[] = [rounds, publication, commands, pull, firstSync, offlineStart, search, longScreens, lighthousePages()]

const MINUTE_MS = 60_000

/**
 * `npm run bench`: `asked` are parts of benches' names, which only print; without any all run and the table is rewritten. `--once` takes each turn
 * once, on any machine. Missed goals fail.
 */
export default async function bench(...asked: string[]): Promise<void> {
  const isOnce = asked.includes('--once')
  const names = asked.filter((name) => name !== '--once')
  const chosen = benches.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
  if (chosen.length === 0)
    throw new TaskFailure(`No bench has ${names.join(' or ')} in its name. There are: ${benches.map(({ name }) => name).join(', ')}.`)
  const isWritten = names.length === 0 && !isOnce
  const machine = isWritten ? committedMachine() : null
  await obtainPocketBase()
  const [begun, load] = [Date.now(), loadNow()]
  const reports = await runBenches(chosen, isOnce ? measuringOnce : measuringTurns())
  if (machine) await writeTable({ machine, minutes: Math.round((Date.now() - begun) / MINUTE_MS), load: [load, loadNow()] }, reports)
}
