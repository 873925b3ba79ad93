import type { Page } from 'playwright'
import { links } from '#links'
import type { Bench } from './support/comparison'
import { firstRowOf } from './support/first-row'
import { listsPhone } from './support/long-lists'
import { opened } from './support/opened'
import { memoryOf } from './support/page-memory'
import { MANY, type Place } from './support/site'

const FEW: Place = { count: 10, state: 'RO', city: 'Vilhena' }

/** Each screen offline with 5,000 rows beside 10: time to its first row, and memory then. */
export const longScreens: Bench = {
  name: 'screens',
  title: 'Opening a screen of 5,000 rows, beside one of 10: to its first row, and the memory of the page',
  async comparisons(stage) {
    const site = await stage.site()
    const [many, few] = [await listsPhone(site, MANY), await listsPhone(site, FEW)]
    const screens = {
      'open projects': () => links.openProjects(),
      notifications: () => links.notifications(),
      'my proposals': () => links.myProposals(),
      conversations: () => links.messages(),
      'one chat': (chat: string) => links.conversation(chat),
      dashboard: () => links.dashboard(),
    }
    return Object.entries(screens).map(([name, addressOf]) => {
      const measureOf =
        ({ page, chat }: { page: Page; chat: string }) =>
        () =>
          opened(page, addressOf(chat), async () => ({ 'first row': await firstRowOf(page), memory: await memoryOf(page) }))
      return {
        name,
        ours: { name: `${MANY.count.toLocaleString('en')} rows`, measure: measureOf(many) },
        beside: { name: `${FEW.count} rows`, measure: measureOf(few) },
        figures: { 'first row': { unit: 'ms', goals: [{ ratioMost: 1.5 }] }, memory: { unit: 'MB' } },
      }
    })
  },
}
