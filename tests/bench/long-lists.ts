import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from 'playwright'
import { buildWeb } from '../../pocketbase/tasks/build-web'
import { paths } from '../../pocketbase/tasks/paths'
import { obtainChromium } from '../support/chromium'
import { heldProjects } from '../support/held-projects'
import { openProjectsOf } from '../support/open-projects'
import { createPerson } from '../support/people'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { storeSession } from '../support/store-session'
import { longestTask } from './longest-task'

const TIMES = 5
const SCREENS = 40
const SYNCS = 3

const places = {
  50: { state: 'AC', city: 'Xapuri' },
  500: { state: 'RR', city: 'Boa Vista' },
  5000: { state: 'AP', city: 'Santana' },
} as const

type Count = keyof typeof places
type Device = { page: Page; count: Count }

const { userAgent: _userAgent, defaultBrowserType: _browser, ...pixel } = devices['Pixel 7']
const phone: BrowserContextOptions = { ...pixel, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', serviceWorkers: 'block' }

type Compared = { name: string; few: number; many: number; mostTimes: number }
export type LongLists = { compared: Compared[]; firstSyncs: { firstRow: number; all: number }[] }

/** What open projects cost a device that holds 5,000 of them, beside one that holds few: medians of the longest tasks; and how long its first sync takes. */
export async function longLists(): Promise<LongLists> {
  await buildWeb()
  const server = await startPocketBase({ webDir: paths.webBuild })
  const browser = await chromium.launch({ executablePath: await obtainChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  try {
    for (const [count, { state, city }] of Object.entries(places)) await openProjectsOf(server, state, city, Number(count))
    const firstSyncs = []
    for (let time = 0; time < SYNCS; time++) firstSyncs.push(await firstSync(browser, server))
    const [few, some, many] = [
      await deviceWith(browser, server, 50),
      await deviceWith(browser, server, 500),
      await deviceWith(browser, server, 5_000),
    ]
    return {
      compared: [
        { name: 'scrolling 5,000 : 50', ...(await compare(browser, few, many, scroll)), mostTimes: 1.5 },
        { name: 'searching 5,000 : 500', ...(await compare(browser, some, many, search)), mostTimes: 3 },
      ],
      firstSyncs,
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The two lengths are measured in turns, so that other load on the machine slows both alike. */
async function compare(
  browser: Browser,
  few: Device,
  many: Device,
  act: (device: Device, time: number) => Promise<void>,
): Promise<{ few: number; many: number }> {
  const tasks: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let time = 0; time < TIMES; time++) {
    tasks.few.push(await longestTask(browser, () => act(few, time)))
    tasks.many.push(await longestTask(browser, () => act(many, time)))
  }
  return { few: median(tasks.few), many: median(tasks.many) }
}

/** As a finger does: a screen's half a frame, turning at the ends. */
const scroll = ({ page }: Device): Promise<void> =>
  page.evaluate(async (screens) => {
    let step = window.innerHeight / 2
    for (let done = 0; done < 2 * screens; done++) {
      const before = window.scrollY
      window.scrollBy(0, step)
      if (window.scrollY === before) step = -step
      await new Promise(requestAnimationFrame)
    }
  }, SCREENS)

/** Each time for another project, letter by letter, until that one is left. */
async function search({ page, count }: Device, time: number): Promise<void> {
  const title = `Muro ${count - 1 - time}`
  const field = page.getByRole('searchbox')
  await field.fill('')
  await field.pressSequentially(title.toLowerCase(), { delay: 50 })
  await page.getByRole('link', { name: title, exact: true }).waitFor()
}

/** Milliseconds from the sign-in of a new device until its first row and until it holds everything. */
async function firstSync(browser: Browser, server: TestServer): Promise<{ firstRow: number; all: number }> {
  const page = await signedIn(browser, server, 5_000)
  const start = performance.now()
  await page.goto('/projetos-abertos')
  await page.getByRole('article').first().waitFor()
  const firstRow = performance.now() - start
  await allHeld(page, 5_000)
  const all = performance.now() - start
  await page.context().close()
  return { firstRow, all }
}

/** A device without a connection, which has everything. */
async function deviceWith(browser: Browser, server: TestServer, count: Count): Promise<Device> {
  const page = await signedIn(browser, server, count)
  await page.goto('/projetos-abertos')
  await allHeld(page, count)
  await page.context().setOffline(true)
  await page.getByText('neste aparelho').first().waitFor()
  return { page, count }
}

/** Asked seldom: each look takes the page's time. */
async function allHeld(page: Page, count: Count): Promise<void> {
  while ((await heldProjects(page)) < count) await pause(200)
}

async function signedIn(browser: Browser, server: TestServer, count: Count): Promise<Page> {
  const { state, city } = places[count]
  const person = await createPerson(server, { role: 'autonomo', full_name: 'Rui Leme', state, city })
  const page = await (await browser.newContext({ ...phone, baseURL: server.url, locale: 'pt-BR' })).newPage()
  await storeSession(page, person)
  return page
}

const median = (numbers: readonly number[]): number => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
