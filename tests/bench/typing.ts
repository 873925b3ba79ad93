import type { Page } from 'playwright'
import { buildWeb } from '../../pocketbase/tasks/build/build-web'
import { paths } from '../../pocketbase/tasks/paths'
import { installedWith, MANY } from './support/app-device'
import type { Bench, Side } from './support/comparison'
import { longestTask } from './support/longest-task'

const SOME = { count: 500, state: 'RR', city: 'Boa Vista' }

/** A search among the open projects that a device holds, typed letter by letter without a network: the longest task of the page. */
export const typing: Bench = {
  name: 'typing',
  title: 'The longest task of a page while a search is typed among 5,000 projects, beside 500',
  async comparisons(stage) {
    await buildWeb()
    const server = await stage.server({ webDir: paths.webBuild })
    const browser = await stage.browser()
    const side = async (place: typeof MANY): Promise<Side> => {
      const page = await installedWith(browser, server, place)
      let left = place.count
      return {
        name: `${place.count} projects`,
        measure: async () => ({ 'longest task': await longestTask(browser, () => search(page, `Muro ${--left}`)) }),
      }
    }
    const figures = { 'longest task': { unit: 'ms', goals: [{ ratioMost: 3 }] } } as const
    return [{ name: 'searching', ours: await side(MANY), beside: await side(SOME), figures }]
  },
}

/** Letter by letter, until one project is left. */
async function search(page: Page, title: string): Promise<void> {
  const field = page.getByRole('searchbox')
  await field.fill('')
  await field.pressSequentially(title.toLowerCase(), { delay: 50 })
  await page.getByRole('link', { name: title, exact: true }).waitFor()
}
