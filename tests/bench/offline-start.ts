import type { Page } from 'playwright'
import type { Bench } from './support/comparison'
import { firstRowOf } from './support/first-row'
import { opened } from './support/opened'
import { MANY, type Place } from './support/site'
import { CHEAP_PHONE, withSlowCpu } from './support/slow-cpu'

const FEW: Place = { count: 50, state: 'AC', city: 'Xapuri' }

/** Until the first row of the list is painted, with many and with few projects held. */
export const offlineStart: Bench = {
  name: 'offline-start',
  title: `The installed app opened without a network, ${CHEAP_PHONE} × slower as a cheap phone: to the first row of its list`,
  async comparisons(stage) {
    const site = await stage.site()
    const measureOf = (page: Page) => () =>
      withSlowCpu(page, CHEAP_PHONE, () => opened(page, '/projetos-abertos', async () => ({ 'first row': await firstRowOf(page) })))
    return [
      {
        name: `${CHEAP_PHONE} × slower`,
        ours: { name: `${MANY.count.toLocaleString('en')} held`, measure: measureOf(await site.phone(MANY)) },
        beside: { name: `${FEW.count} held`, measure: measureOf(await site.phone(FEW)) },
        figures: { 'first row': { unit: 'ms', goals: [{ ratioMost: 1.3 }] } },
      },
    ]
  },
}
