import { obtainPocketBase } from '../../pocketbase/tasks/obtain-pocketbase'
import { startMailCatcher } from '../support/mail-catcher'
import { startPocketBase } from '../support/pocketbase'
import { accountAnswers } from './account-answers'
import { adminPages } from './admin-pages'
import { longLists } from './long-lists'
import { publishing } from './publishing'

/** `npm run bench`: how long things take beside each other, in one run. Absolute times say more about the machine than about Canteiro. */
export default async function bench(): Promise<void> {
  await obtainPocketBase()
  const mailbox = await startMailCatcher()
  const server = await startPocketBase({ mailbox })
  try {
    console.info('\nHow long an answer takes for an address that has an account, beside one that has none:')
    for (const { name, known, unknown } of await accountAnswers(server)) {
      const ratio = (known / unknown).toFixed(2)
      console.info(`  ${name.padEnd(28)} ${ratio.padStart(5)}   (${known.toFixed(1)} ms : ${unknown.toFixed(1)} ms, medians)`)
    }
    const { full, empty } = await publishing(server)
    console.info('\nHow long publishing takes in a state of 20,000 providers, beside one that has none:')
    console.info(`  publish_project ${(full / empty).toFixed(2)}   (${full.toFixed(1)} ms : ${empty.toFixed(1)} ms, medians)`)
    console.info(
      '\nHow long pages of administrators take with 100,000 users and projects, beside 1,000 of them (at most 3.00; words that stand in every row without a bound):',
    )
    for (const { page, few, many, isBounded, isQuick } of await adminPages()) {
      console.info(
        `${isBounded ? ' ' : '–'} ${page.padEnd(36)} ${(many / few).toFixed(2).padStart(5)}   (${many.toFixed(1)} ms : ${few.toFixed(1)} ms, medians)`,
      )
      if (!isQuick) process.exitCode = 1
    }
    const { compared, firstSyncs } = await longLists()
    console.info('\nThe longest task of a page with so many open projects, beside few of them:')
    for (const { name, few, many, mostTimes } of compared) {
      const most = `at most ${mostTimes.toFixed(2)}`
      console.info(`  ${name.padEnd(28)} ${(many / few).toFixed(2).padStart(5)}   (${most}; ${many.toFixed(1)} ms : ${few.toFixed(1)} ms, medians)`)
      if (many > few * mostTimes) process.exitCode = 1
    }
    console.info('\nThe first sync of 5,000 open projects, until their first row and until all are held:')
    for (const { firstRow, all } of firstSyncs) console.info(`  ${(firstRow / 1_000).toFixed(1)} s, ${(all / 1_000).toFixed(1)} s`)
  } finally {
    await server.stop()
    await mailbox.close()
  }
}
