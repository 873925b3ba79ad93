import type { Browser, Page } from 'playwright'
import { buildWeb } from '../../../pocketbase/tasks/build/build-web'
import { paths } from '../../../pocketbase/tasks/paths'
import { memoized } from '../../../web/src/data/live/memoized'
import { openProjectsOf } from '../../support/data/many-open-projects'
import { createPerson, type Person } from '../../support/data/people'
import type { TestServer } from '../../support/server/pocketbase'
import { installedOffline } from './app-device'
import type { Stage } from './stage'

export type Place = { count: number; state: string; city: string }

export const MANY: Place = { count: 5_000, state: 'AP', city: 'Santana' }

/** Places and devices are made once for all parts. */
export type Site = {
  server: TestServer
  browser: Browser
  provider(place: Place): Promise<Person>
  /** Offline, with the whole app. */
  phone(place: Place): Promise<Page>
}

export async function openSite(stage: Pick<Stage, 'server' | 'browser'>): Promise<Site> {
  await buildWeb()
  const server = await stage.server({ webDir: paths.webBuild })
  const browser = await stage.browser()
  const fill = memoized((place: Place) => openProjectsOf(server, place.state, place.city, place.count))

  async function provider(place: Place): Promise<Person> {
    await fill(place)
    return createPerson(server, { role: 'autonomo', full_name: 'Rui Leme', state: place.state, city: place.city })
  }
  const phone = memoized(async (place: Place) => installedOffline(browser, server, await provider(place), [['projects', place.count]]))
  return { server, browser, provider, phone }
}
