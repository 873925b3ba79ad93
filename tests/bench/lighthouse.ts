import { seedDemoData } from '../../pocketbase/seed/seed'
import { buildWeb } from '../../pocketbase/tasks/build/build-web'
import { obtainPocketBase } from '../../pocketbase/tasks/build/obtain-program'
import { paths } from '../../pocketbase/tasks/paths'
import { obtainChromium } from '../support/run/chromium'
import { builtServer } from '../support/server/built-server'
import { startPocketBase } from '../support/server/pocketbase'
import { categories, type Look, median, openLighthouse } from './support/lighthouse-scores'

/** Scores that every page must reach, and the milliseconds that it may block for. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const MOST_BLOCKING = 200

/** The speed of a page differs from run to run. */
const RUNS = 5

const pages = ['/fornecedores', '/login', '/cadastro']

/**
 * `npm run lighthouse -- /login`: the built site with the demo data, as a visitor with a phone meets it; without an address the pages that most visits begin on.
 * Fails when a page misses what it must reach.
 */
export default async function lighthouse(...asked: string[]): Promise<void> {
  await obtainPocketBase()
  await buildWeb()
  const browser = await openLighthouse(await obtainChromium())
  const server = await startPocketBase({ webDir: paths.webBuild })
  try {
    await seedDemoData({ ...(await builtServer()), dataDir: server.dataDir })
    const missed: string[] = []
    console.info(`${'page'.padEnd(20)}${[...categories, 'blocking ms', 'machine index'].map((name) => name.padStart(16)).join('')}`)
    for (const path of asked.length > 0 ? asked : pages) {
      const runs: Look[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await browser.look(server.url + path))
      const look = median(runs)
      const figures = [...categories.map((category) => look.scores[category].score), Math.round(look.blocking), Math.round(look.index)]
      console.info(`${path.padEnd(20)}${figures.map((figure) => String(figure).padStart(16)).join('')}`)
      missed.push(...missedBy(path, look))
    }
    console.info(missed.length > 0 ? `\n${missed.join('\n')}` : '\nEvery page reaches what it must.')
    if (missed.length > 0) process.exitCode = 1
  } finally {
    await server.stop()
    await browser.close()
  }
}

function missedBy(path: string, { scores, blocking }: Look): string[] {
  const tooLow = categories.flatMap((category) => {
    const { score, faults } = scores[category]
    return score < least[category] ? [`${path}: ${category} is ${score}, not ${least[category]}. ${faults.join('; ')}`] : []
  })
  return blocking > MOST_BLOCKING ? [...tooLow, `${path}: it blocks for ${Math.round(blocking)} ms, not ${MOST_BLOCKING}.`] : tooLow
}
