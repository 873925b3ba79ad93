import { seedDemoData } from '../../pocketbase/seed/seed'
import { buildWeb } from '../../pocketbase/tasks/build-web'
import { obtainPocketBase } from '../../pocketbase/tasks/obtain-pocketbase'
import { paths } from '../../pocketbase/tasks/paths'
import { builtServer } from '../support/built-server'
import { obtainChromium } from '../support/chromium'
import { startPocketBase } from '../support/pocketbase'
import { categories, median, openLighthouse, type Scores } from './lighthouse-scores'

/** What a page must reach; every page also reaches 100 in accessibility, best practices and SEO. */
type Page = { path: string; performance?: number }

/** The speed of a page differs from run to run, what else is judged does not. */
const RUNS_FOR_SPEED = 5

const pages: Page[] = [
  { path: '/', performance: 95 },
  { path: '/cadastro', performance: 95 },
  { path: '/fornecedores', performance: 90 },
  { path: '/cadastro/cliente' },
  { path: '/login' },
  { path: '/quem-somos' },
  { path: '/como-funciona' },
  { path: '/publicar-demanda' },
  { path: '/suporte' },
  { path: '/privacidade' },
  { path: '/termos' },
]

/** `npm run lighthouse`: the built site with the demo data, as a visitor with a phone meets it. Fails when a page misses what it must reach. */
export default async function lighthouse(): Promise<void> {
  await obtainPocketBase()
  await buildWeb()
  const browser = await openLighthouse(await obtainChromium())
  const server = await startPocketBase({ webDir: paths.webBuild })
  try {
    await seedDemoData({ ...(await builtServer()), dataDir: server.dataDir })
    const missed: string[] = []
    console.info(`${'page'.padEnd(20)}${categories.map((category) => category.padStart(16)).join('')}`)
    for (const page of pages) {
      const runs: Scores[] = []
      for (let run = 0; run < (page.performance ? RUNS_FOR_SPEED : 1); run++) runs.push(await browser.scores(server.url + page.path))
      const scores = median(runs)
      console.info(`${page.path.padEnd(20)}${categories.map((category) => String(scores[category].score).padStart(16)).join('')}`)
      missed.push(...missedBy(page, scores))
    }
    console.info(missed.length > 0 ? `\n${missed.join('\n')}` : '\nEvery page reaches what it must.')
    if (missed.length > 0) process.exitCode = 1
  } finally {
    await server.stop()
    await browser.close()
  }
}

function missedBy({ path, performance = 0 }: Page, scores: Scores): string[] {
  const least = { performance, accessibility: 100, 'best-practices': 100, seo: 100 }
  return categories.flatMap((category) => {
    const { score, faults } = scores[category]
    return score < least[category] ? [`${path}: ${category} is ${score}, not ${least[category]}. ${faults.join('; ')}`] : []
  })
}
