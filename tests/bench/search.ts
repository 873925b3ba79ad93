import type { Browser, Page } from 'playwright'
import type { Bench, Side } from './support/comparison'
import { longestTask } from './support/longest-task'
import { opened } from './support/opened'
import { MANY, type Place } from './support/site'

const SOME: Place = { count: 500, state: 'RR', city: 'Boa Vista' }
const KEY_EACH_MS = 50

/** Typed letter by letter, offline. */
export const search: Bench = {
  name: 'search',
  title: 'A search typed among 5,000 projects, beside 500: from the last key to its one row, and the longest task of the page meanwhile',
  async comparisons(stage) {
    const site = await stage.site()
    const side = async (place: Place): Promise<Side> => {
      const page = await site.phone(place)
      let left = place.count
      return {
        name: `${place.count.toLocaleString('en')} projects`,
        measure: () =>
          opened(page, '/projetos-abertos', async () => {
            await page.getByRole('article').first().waitFor()
            return {
              'last key to row': await typed(page, `Muro ${--left}`),
              'longest task': await longestWhileTyped(site.browser, page, `Muro ${--left}`),
            }
          }),
      }
    }
    const figures = {
      'last key to row': { unit: 'ms', goals: [{ oursMost: 150 }] },
      'longest task': { unit: 'ms', goals: [{ oursMost: 50 }] },
    } as const
    return [{ name: 'searching', ours: await side(MANY), beside: await side(SOME), figures }]
  },
}

async function longestWhileTyped(browser: Browser, page: Page, title: string): Promise<number> {
  await page.getByRole('searchbox').fill('')
  // The previous search has left the screen.
  await page.getByRole('article').nth(1).waitFor()
  return longestTask(browser, async () => void (await typed(page, title)))
}

/** Milliseconds from the last key until only this project is painted. */
async function typed(page: Page, title: string): Promise<number> {
  const field = page.getByRole('searchbox')
  await field.pressSequentially(title.slice(0, -1).toLowerCase(), { delay: KEY_EACH_MS })
  await page.evaluate((wanted) => {
    // No named functions: the compiler would wrap them in one that the page lacks.
    const pressed = new Promise<number>((resolve) => addEventListener('keydown', () => resolve(performance.now()), { once: true, capture: true }))
    const found = pressed.then(async (at) => {
      for (;;) {
        // A frame begins once the one before is painted.
        await new Promise(requestAnimationFrame)
        const rows = document.querySelectorAll('main article')
        if (rows.length === 1 && rows[0]?.textContent?.includes(wanted)) break
      }
      await new Promise(requestAnimationFrame)
      return performance.now() - at
    })
    Object.assign(window, { found })
  }, title)
  await field.press(title.slice(-1))
  return page.evaluate(() => Reflect.get(window, 'found'))
}
