import type { CollectionName } from '#domain/documents'
import type { Person } from '../support/data/people'
import { appDevice, holds } from './support/app-device'
import { notify } from './support/busy-state'
import { clientOf } from './support/client'
import type { Bench, Figures } from './support/comparison'
import { fedFromMemory, memoryPage } from './support/memory-page'
import { Puller } from './support/puller'
import { MANY, type Site } from './support/site'

const NOTIFICATIONS = 49

/** A provider's first sign-in in a busy state, beside the local database fed from memory. */
export const firstSync: Bench = {
  name: 'first-sync',
  title: `First sync of ${(MANY.count + NOTIFICATIONS).toLocaleString('en')} documents into a fresh browser, beside RxDB fed the same from memory`,
  async comparisons(stage) {
    const site = await stage.site()
    const person = await site.provider(MANY)
    await notify(site.server, person.id, NOTIFICATIONS)
    const documents = await documentsOf(site, person)
    const memory = await memoryPage(site.browser, site.server)
    return [
      {
        name: 'as fast as this machine',
        ours: { name: 'first sync', measure: () => syncedIn(site, person) },
        beside: { name: 'from memory', measure: async () => ({ time: await fedFromMemory(memory, documents) }) },
        figures: { time: { unit: 'ms', goals: [{ ratioMost: 1.5 }] } },
      },
    ]
  },
}

/** From the first pull until everything is held and the list of projects is shown. */
async function syncedIn({ browser, server }: Site, person: Person): Promise<Figures> {
  const page = await appDevice(browser, server, person)
  try {
    const asked = page.waitForRequest('**/api/sync/pull').then(() => performance.now())
    await page.goto('/projetos-abertos')
    const begun = await asked
    await holds(page, [
      ['projects', MANY.count],
      ['notifications', NOTIFICATIONS],
    ])
    return { time: performance.now() - begun }
  } finally {
    await page.context().close()
  }
}

/** The projects and notifications that they pull. */
async function documentsOf({ server }: Site, person: Person): Promise<[CollectionName, object[]][]> {
  const [projects, notifications]: [object[], object[]] = [[], []]
  await new Puller(clientOf(server), person).round((collection, document) => {
    if (collection === 'projects') projects.push(document)
    if (collection === 'notifications') notifications.push(document)
  })
  return [
    ['projects', projects],
    ['notifications', notifications],
  ]
}
