import { obtainPocketBase } from '../../pocketbase/tasks/build/obtain-program'
import { TaskFailure } from '../../pocketbase/tasks/task-failure'
import { commands } from './commands'
import { firstSync } from './first-sync'
import { offlineStart } from './offline-start'
import { pull } from './pull'
import { rounds } from './rounds'
import { longScreens } from './screens'
import type { Bench } from './support/comparison'
import { loadNow, type Measuring, measuring } from './support/machine'
import { type Measured, measured } from './support/measured'
import { wordsOf, write } from './support/report'
import { createStage } from './support/stage'
import { typing } from './typing'

const benches: readonly Bench[] = [pull, rounds, commands, firstSync, offlineStart, longScreens, typing]

/**
 * `npm run bench`: how long things take beside each other, in one run. `asked` are parts of benches' names, none for all. It loads servers of its own on
 * loopback, each for a bounded time, and fails when a goal is missed.
 */
export default async function bench(...asked: string[]): Promise<void> {
  const chosen = benches.filter(({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)))
  if (chosen.length === 0)
    throw new TaskFailure(`No bench has ${asked.join(' or ')} in its name. There are: ${benches.map(({ name }) => name).join(', ')}.`)
  await obtainPocketBase()
  const what = measuring()
  let missed = 0
  for (const one of chosen) {
    // One that fails leaves the others their turn.
    missed += await run(one, what).catch((error: unknown) => {
      console.info(`  It failed: ${error instanceof Error ? error.stack : error}`)
      return 1
    })
  }
  console.info(missed === 0 ? '\nEvery goal is met.' : `\n${missed} goals are missed.`)
  if (missed > 0) process.exitCode = 1
}

async function run({ name, title, comparisons }: Bench, what: Measuring): Promise<number> {
  console.info(`\n── ${name}: ${title}`)
  const stage = createStage()
  const before = loadNow()
  const found: Measured[] = []
  try {
    for (const comparison of await comparisons(stage)) {
      for (const one of await measured(comparison)) {
        console.info(`  ${wordsOf(one).join('   ')}`)
        found.push(one)
      }
    }
  } finally {
    await stage.end()
  }
  await write({ title, measuring: what, load: [before, loadNow()], measured: found })
  return found.flatMap(({ goals }) => goals).filter(({ isMet }) => !isMet).length
}
