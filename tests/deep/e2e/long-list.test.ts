import type { Page } from '@playwright/test'
import { enter } from '../../e2e/support/people'
import { expect, phone, test } from '../../e2e/support/test'
import { heldProjects } from '../../support/held-documents'
import { openProjectsOf } from '../../support/open-projects'

const MANY = 5_000
const MOST_ROWS = 60

test('with 5,000 open projects no more than 60 rows are in the page, and no query runs again while it scrolls', async ({ stage, device }) => {
  await openProjectsOf(stage.server, 'AP', 'Santana', MANY)
  const mason = await device(phone)
  const { page } = mason
  await countReads(page)
  await enter(mason, stage, { role: 'autonomo', full_name: 'Rui Leme', city: 'Santana', state: 'AP' })
  await page.goto('/projetos-abertos')
  await expect(page.getByRole('link', { name: 'Muro 5000' })).toBeVisible()
  await expect.poll(() => heldProjects(page), { timeout: 300_000 }).toBe(MANY)
  await mason.offline()
  await expect(page.getByText('5.000 projetos neste aparelho')).toBeVisible()

  await settled(page)
  const before = await reads(page)
  expect(before).toBeGreaterThan(0)
  for (let screen = 0; screen < 20; screen++) {
    await page.evaluate(() => window.scrollBy(0, 4 * window.innerHeight))
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await page.getByRole('article').count()).toBeLessThanOrEqual(MOST_ROWS)
  }
  await expect(page.getByRole('link', { name: 'Muro 5000' })).toHaveCount(0)
  await settled(page)
  expect(await reads(page)).toBe(before)

  await page.getByRole('searchbox').fill('muro 4711')
  await expect(page.getByText('1 projeto neste aparelho')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Muro 4711' })).toBeVisible()
})

/** Counts every question for projects to the local database, which has one for each collection: RxDB asks Dexie, and Dexie asks by these. */
const countReads = (page: Page) =>
  page.addInitScript(() => {
    let [count, open] = [0, 0]
    const end = () => open--
    for (const { prototype } of [IDBObjectStore, IDBIndex])
      for (const name of ['get', 'getAll', 'getAllKeys', 'openCursor', 'openKeyCursor', 'count'] as const) {
        const ask = prototype[name]
        Object.assign(prototype, {
          [name](this: IDBObjectStore | IDBIndex, ...args: unknown[]) {
            const store = this instanceof IDBIndex ? this.objectStore : this
            // What RxDB clears away once in a while it asks for in order to write.
            if (store.transaction.mode === 'readonly' && store.transaction.db.name.endsWith('projects')) count++
            const request: IDBRequest = Reflect.apply(ask, this, args)
            open++
            for (const way of ['success', 'error']) request.addEventListener(way, end, { once: true })
            return request
          },
        })
      }
    Object.assign(window, { readsSoFar: () => count, readsUnderWay: () => open })
  })

const reads = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'readsSoFar')())

/** Until all that was asked is answered, and the browser has drawn it and had nothing to do, several times over. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [soFar, underWay] = [Reflect.get(window, 'readsSoFar'), Reflect.get(window, 'readsUnderWay')]
    for (let [quiet, before] = [0, -1]; quiet < 10; ) {
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => requestIdleCallback(resolve))
      quiet = underWay() === 0 && soFar() === before ? quiet + 1 : 0
      before = soFar()
    }
  })
}
