import { seedDemoData } from '../../pocketbase/seed/seed'
import { buildWeb } from '../../pocketbase/tasks/build/build-web'
import { obtainPocketBase } from '../../pocketbase/tasks/build/obtain-program'
import { paths } from '../../pocketbase/tasks/paths'
import { obtainChromium } from '../support/run/chromium'
import { builtServer } from '../support/server/built-server'
import type { Bench, Figures } from './support/comparison'
import { categories, type Look, openLighthouse } from './support/lighthouse-scores'
import { measuringTurns } from './support/measured'
import { runBenches } from './support/run-benches'

/** Least scores, and the most milliseconds of blocking. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const MOST_BLOCKING = 200

/** A look takes twenty seconds. */
const TURNS = 3

const pages = ['/fornecedores', '/login', '/cadastro']

/** `npm run lighthouse -- /login`; without an address the pages where most visits begin. */
export default async function lighthouse(...asked: string[]): Promise<void> {
  await obtainPocketBase()
  await runBenches([lighthousePages(asked.length > 0 ? asked : pages)], measuringTurns())
}

/** A phone on a slow network; demo data. */
export const lighthousePages = (addresses: readonly string[] = pages): Bench => ({
  name: 'lighthouse',
  title: 'Public pages, judged by Lighthouse on its slow phone',
  async comparisons(stage) {
    await buildWeb()
    const server = await stage.server({ webDir: paths.webBuild })
    await seedDemoData({ ...(await builtServer()), dataDir: server.dataDir })
    const browser = await stage.opened(openLighthouse(await obtainChromium()))
    return addresses.map((path) => ({
      name: path,
      turns: TURNS,
      isCold: true,
      ours: { name: 'page', measure: async () => figuresOf(path, await browser.look(server.url + path)) },
      figures: {
        ...Object.fromEntries(categories.map((category) => [category, { unit: 'points', goals: [{ oursLeast: least[category] }] } as const])),
        blocking: { unit: 'ms', goals: [{ oursMost: MOST_BLOCKING }] },
        "machine's index": { unit: 'points' },
      },
    }))
  },
})

function figuresOf(path: string, { scores, blocking, index }: Look): Figures {
  for (const category of categories) {
    const { score, faults } = scores[category]
    if (score < least[category]) console.info(`  ${path}: ${category} is ${score}. ${faults.join('; ')}`)
  }
  return { ...Object.fromEntries(categories.map((category) => [category, scores[category].score])), blocking, "machine's index": index }
}
