import type { Browser, Page } from 'playwright'
import { buildWeb } from '../../pocketbase/tasks/build-web'
import { paths } from '../../pocketbase/tasks/paths'
import { openProjectsOf } from '../support/open-projects'
import { createPerson } from '../support/people'
import type { TestServer } from '../support/pocketbase'
import { appDevice, held } from './support/app-device'
import type { Bench, Comparison } from './support/comparison'
import { firstRowOf, watchFirstRow } from './support/first-row'
import { CHEAP_PHONE, slowCpu } from './support/slow-cpu'

const MANY = { count: 5_000, state: 'AP', city: 'Santana' }
const FEW = { count: 10, state: 'AC', city: 'Xapuri' }
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

/** A phone that keeps the whole app and so many projects, and has lost its network. */
async function installedWith(browser: Browser, server: TestServer, { count, state, city }: typeof MANY): Promise<Page> {
  await openProjectsOf(server, state, city, count)
  const person = await createPerson(server, { role: 'autonomo', full_name: 'Rui Leme', state, city })
  const page = await appDevice(browser, server, person, { installed: true })
  await watchFirstRow(page)
  await page.goto('/projetos-abertos')
  await held(page, { projects: count })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  return page
}
