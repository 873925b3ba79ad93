import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { buildWeb } from '../../pocketbase/tasks/build/build-web'
import { paths } from '../../pocketbase/tasks/paths'
import { openProjectsOf } from '../support/data/open-projects'
import { createPerson, type Person } from '../support/data/people'
import { heldOf } from '../support/device/held-documents'
import type { TestServer } from '../support/server/pocketbase'
import { appDevice } from './support/app-device'
import { clientOf } from './support/client'
import type { Bench, Comparison, Figures } from './support/comparison'
import { fedFromMemory, memoryPage } from './support/memory-page'
import { Puller } from './support/puller'
import { CHEAP_PHONE, slowCpu } from './support/slow-cpu'

const PROJECTS = 5_000
const LOOK_EACH_MS = 50
const MOST_MS = 2_500

/** All that a provider of a busy state gets at the first sign-in on a device, beside how fast the local database takes as much from memory. */
export const firstSync: Bench = {
  name: 'first-sync',
  title: `First sync of ${PROJECTS.toLocaleString('en')} documents into a fresh browser, beside the local database fed from memory`,
  async comparisons(stage) {
    await buildWeb()
    const server = await stage.server({ webDir: paths.webBuild })
    const browser = await stage.browser()
    await openProjectsOf(server, 'AP', 'Santana', PROJECTS)
    const person = await createPerson(server, { role: 'autonomo', full_name: 'Rui Leme', state: 'AP', city: 'Santana' })
    const documents = await projectsOf(server, person)
    const memory = await memoryPage(browser, server)
    const compared = (name: string, rate: number, mostMs?: number): Comparison => ({
      name,
      ours: { name: 'first sync', measure: () => syncedIn(browser, server, person, rate) },
      beside: {
        name: 'from memory',
        async measure() {
          await slowCpu(memory, rate)
          return { time: await fedFromMemory(memory, 'projects', documents) }
        },
      },
      figures: {
        time: { unit: 'ms', goals: [{ ratioMost: 1.25 }, ...(mostMs === undefined ? [] : [{ oursMost: mostMs }])] },
      },
    })
    return [compared('as fast as this machine', 1, MOST_MS), compared(`${CHEAP_PHONE} × slower, as a cheap phone`, CHEAP_PHONE)]
  },
}

/** From the first question for changes until everything is held, with the list of projects on the screen. */
async function syncedIn(browser: Browser, server: TestServer, person: Person, rate: number): Promise<Figures> {
  const page = await appDevice(browser, server, person)
  try {
    await slowCpu(page, rate)
    const asked = page.waitForRequest('**/api/sync/pull').then(() => performance.now())
    await page.goto('/projetos-abertos')
    const begun = await asked
    while ((await heldOf(page, 'projects')) < PROJECTS) await pause(LOOK_EACH_MS)
    return { time: performance.now() - begun }
  } finally {
    await page.context().close()
  }
}

async function projectsOf(server: TestServer, person: Person): Promise<object[]> {
  const projects: object[] = []
  await new Puller(clientOf(server), person).round((collection, document) => {
    if (collection === 'projects') projects.push(document)
  })
  return projects
}
