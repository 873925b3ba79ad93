import type { Browser, Page } from 'playwright'
import { buildWeb } from '../../pocketbase/tasks/build-web'
import { paths } from '../../pocketbase/tasks/paths'
import { openProjectsOf } from '../support/open-projects'
import { createPerson } from '../support/people'
import type { TestServer } from '../support/pocketbase'
import { appDevice, held } from './support/app-device'
import { notify } from './support/busy-state'
import type { Bench, Comparison } from './support/comparison'
import { firstRowOf, watchFirstRow } from './support/first-row'
import { longestTask } from './support/longest-task'
import { scrollThrough } from './support/scrolling'

const MANY = { count: 5_000, state: 'AP', city: 'Santana' }
const FEW = { count: 10, state: 'AC', city: 'Xapuri' }

const screens = { 'open projects': '/projetos-abertos', notifications: '/notificacoes' } as const

/** Each long list with 5,000 rows beside itself with 10, on devices without a network: to the first row, its longest task while a finger scrolls, the page's memory. */
export const longScreens: Bench = {
  name: 'screens',
  title: 'Opening and scrolling a list of 5,000 rows, beside one of 10',
  async comparisons(stage) {
    await buildWeb()
    const server = await stage.server({ webDir: paths.webBuild })
    const browser = await stage.browser()
    const [many, few] = [await deviceWith(browser, server, MANY), await deviceWith(browser, server, FEW)]
    return Object.entries(screens).map(([name, address]): Comparison => {
      const opened = (page: Page) => async () => {
        await page.goto(address)
        const firstRow = await firstRowOf(page)
        const scrolling = await longestTask(browser, () => scrollThrough(page))
        return { 'first row': firstRow, 'longest task while it scrolls': scrolling, memory: await memoryOf(page) }
      }
      return {
        name,
        ours: { name: '5,000 rows', measure: opened(many) },
        beside: { name: '10 rows', measure: opened(few) },
        figures: {
          'first row': { unit: 'ms', goals: [{ ratioMost: 1.5 }] },
          'longest task while it scrolls': { unit: 'ms' },
          memory: { unit: 'bytes' },
        },
      }
    })
  },
}

/** The JavaScript objects of a page, once those that nothing uses are gone. */
async function memoryOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return usedSize
}

/** A phone that keeps the whole app with so many projects and as many notifications, and has lost its network. */
async function deviceWith(browser: Browser, server: TestServer, { count, state, city }: typeof MANY): Promise<Page> {
  await openProjectsOf(server, state, city, count)
  const person = await createPerson(server, { role: 'autonomo', full_name: 'Rui Leme', state, city })
  await notify(server, person.id, count)
  const page = await appDevice(browser, server, person, { installed: true })
  await watchFirstRow(page)
  await page.goto('/projetos-abertos')
  await held(page, { projects: count, notifications: count })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  return page
}
