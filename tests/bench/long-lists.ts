import type { Browser, Page } from 'playwright'
import { buildWeb } from '../../pocketbase/tasks/build-web'
import { paths } from '../../pocketbase/tasks/paths'
import { openProjectsOf } from '../support/open-projects'
import { createPerson } from '../support/people'
import type { TestServer } from '../support/pocketbase'
import { appDevice, held } from './support/app-device'
import type { Bench, Side } from './support/comparison'
import { longestTask } from './support/longest-task'
import { scrollThrough } from './support/scrolling'

const places = {
  50: { state: 'AC', city: 'Xapuri' },
  500: { state: 'RR', city: 'Boa Vista' },
  5000: { state: 'AP', city: 'Santana' },
} as const

type Count = keyof typeof places
type Device = { page: Page; count: Count }

/** What open projects cost a device that holds 5,000 of them, beside one that holds few: its longest tasks. */
export const longLists: Bench = {
  name: 'long-lists',
  title: 'The longest task of a page with so many open projects, beside few of them',
  async comparisons(stage) {
    await buildWeb()
    const server = await stage.server({ webDir: paths.webBuild })
    const browser = await stage.browser()
    for (const [count, { state, city }] of Object.entries(places)) await openProjectsOf(server, state, city, Number(count))
    const devices = {
      50: await deviceWith(browser, server, 50),
      500: await deviceWith(browser, server, 500),
      5000: await deviceWith(browser, server, 5_000),
    }
    const side = (count: Count, act: (device: Device, time: number) => Promise<void>): Side => {
      let time = 0
      return {
        name: `${count} projects`,
        measure: async () => ({ 'longest task': await longestTask(browser, () => act(devices[count], time++)) }),
      }
    }
    return [
      {
        name: 'scrolling',
        ours: side(5_000, ({ page }) => scrollThrough(page)),
        beside: side(50, ({ page }) => scrollThrough(page)),
        figures: { 'longest task': { unit: 'ms', goals: [{ ratioMost: 1.5 }] } },
      },
      {
        name: 'searching',
        ours: side(5_000, search),
        beside: side(500, search),
        figures: { 'longest task': { unit: 'ms', goals: [{ ratioMost: 3 }] } },
      },
    ]
  },
}

/** Each time for another project, letter by letter, until that one is left. */
async function search({ page, count }: Device, time: number): Promise<void> {
  const title = `Muro ${count - 1 - time}`
  const field = page.getByRole('searchbox')
  await field.fill('')
  await field.pressSequentially(title.toLowerCase(), { delay: 50 })
  await page.getByRole('link', { name: title, exact: true }).waitFor()
}

/** A device without a connection, which has everything. */
async function deviceWith(browser: Browser, server: TestServer, count: Count): Promise<Device> {
  const { state, city } = places[count]
  const person = await createPerson(server, { role: 'autonomo', full_name: 'Rui Leme', state, city })
  const page = await appDevice(browser, server, person)
  await page.goto('/projetos-abertos')
  await held(page, { projects: count })
  await page.context().setOffline(true)
  await page.getByText('neste aparelho').first().waitFor()
  return { page, count }
}
