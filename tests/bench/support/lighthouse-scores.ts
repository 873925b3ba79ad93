import lighthouse, { type Result } from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { type Browser, chromium } from 'playwright'
import { freePort } from '../../support/server/free-port'
import { cpuSlowdown } from './cpu-slowdown'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** 0 to 100, with the titles of lost points. */
type Scores = Record<(typeof categories)[number], { score: number; faults: string[] }>

/** `index` measures the machine then; `blocking` in milliseconds. */
export type Look = { scores: Scores; index: number; blocking: number }

/** A middling phone, a slow mobile network, an empty cache. */
export async function openLighthouse(executablePath: string) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  return {
    async look(url: string): Promise<Look> {
      const lhr = await lookAt(url, port, await indexOf(browser))
      const scoreOf = (category: string) => {
        const { score, auditRefs } = lhr.categories[category] ?? { score: 0, auditRefs: [] }
        const faults = auditRefs.flatMap(({ id, weight }) => {
          const audit = lhr.audits[id]
          return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [[audit.title, audit.displayValue].filter(Boolean).join(' ')] : []
        })
        return { score: Math.round((score ?? 0) * 100), faults }
      }
      return {
        index: lhr.environment.benchmarkIndex,
        blocking: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
        scores: {
          performance: scoreOf('performance'),
          accessibility: scoreOf('accessibility'),
          'best-practices': scoreOf('best-practices'),
          seo: scoreOf('seo'),
        },
      }
    },
    close: () => browser.close(),
  }
}

/** Some looks fail by themselves, as for a trace without its beginning. */
async function lookAt(url: string, port: number, index: number, looksLeft = 3): Promise<Result> {
  const throttling = { cpuSlowdownMultiplier: cpuSlowdown(index) }
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories], throttling })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (looksLeft > 1) return lookAt(url, port, index, looksLeft - 1)
  throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message}`)
}

async function indexOf(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  await page.close()
  return index
}
