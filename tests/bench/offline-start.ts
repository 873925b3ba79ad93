import type { Page } from 'playwright'
import { buildWeb } from '../../pocketbase/tasks/build/build-web'
import { paths } from '../../pocketbase/tasks/paths'
import { FEW, installedWith, MANY } from './support/app-device'
import type { Bench, Comparison } from './support/comparison'
import { firstRowOf } from './support/first-row'
import { CHEAP_PHONE, slowCpu } from './support/slow-cpu'

const MOST_MS = 1_000

/** The installed app is opened without a network: until the first row of the list of projects is painted, with many of them on the device and with few. */
export const offlineStart: Bench = {
  name: 'offline-start',
  title: `The installed app opened without a network, ${CHEAP_PHONE} × slower as a cheap phone: to the first row of its list`,
  async comparisons(stage) {
    await buildWeb()
    const server = await stage.server({ webDir: paths.webBuild })
    const browser = await stage.browser()
    const [many, few] = [await installedWith(browser, server, MANY), await installedWith(browser, server, FEW)]
    const opened = (page: Page, rate: number) => async () => {
      await slowCpu(page, rate)
      await page.goto('/projetos-abertos')
      return { 'first row': await firstRowOf(page) }
    }
    const compared = (name: string, rate: number): Comparison => ({
      name,
      ours: { name: `${MANY.count.toLocaleString('en')} held`, measure: opened(many, rate) },
      beside: { name: `${FEW.count} held`, measure: opened(few, rate) },
      figures: { 'first row': { unit: 'ms', goals: [{ ratioMost: 1.5 }, ...(rate === 1 ? [{ oursMost: MOST_MS }] : [])] } },
    })
    return [compared('as fast as this machine', 1), compared(`${CHEAP_PHONE} × slower`, CHEAP_PHONE)]
  },
}
