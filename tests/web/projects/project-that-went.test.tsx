import 'fake-indexeddb/auto'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { NEVER, of } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#domain/command'
import { newId } from '#new-id'
import type { AccountStore } from '../../../web/src/data/store/account-store'
import { AccountStoreContext, SessionContext, type SessionState } from '../../../web/src/data/store/account-store-context'
import { openDatabase } from '../../../web/src/data/store/database'
import { ProjectById } from '../../../web/src/features/projects/project-page'
import type { AccountDatabase, Sync, SyncStatus } from '../../../web/src/sync'
import { ana, aProject, joao } from '../../domain/builders'
import { standIn } from '../admin/stand-in'
import { all, mount, unmountAll } from '../ui/mount'

let database: AccountDatabase

beforeEach(async () => {
  database = await openDatabase(newId())
})
afterEach(async () => {
  await unmountAll()
  await database.close()
})

/** The page of a project that is on the device of this person, and then no longer. */
async function seeItGo(actor: Actor): Promise<string[]> {
  const asked = standIn({ [`GET /api/projects/${aProject().id}`]: [404, { code: 'not_found' }] })
  await database.projects.insert({ ...aProject(), newest: 0 })
  const status = { connection: 'online' } as SyncStatus
  const sync = { status$: of(status), status: () => status } as unknown as Sync
  const store = {
    database,
    sync,
    userId: actor.id,
    actor: () => actor,
    actor$: of(actor),
    avatar$: NEVER,
    picture$: () => NEVER,
  } as unknown as AccountStore
  const session = { session: { token: 'token' } } as SessionState
  await mount(
    <SessionContext value={session}>
      <AccountStoreContext value={store}>
        <MemoryRouter>
          <ProjectById id={aProject().id} ProposalSection={() => null} />
        </MemoryRouter>
      </AccountStoreContext>
    </SessionContext>,
  )
  await expectHeading(aProject().title)
  await act(async () => (await database.projects.findOne(aProject().id).exec(true)).remove())
  return asked
}

const expectHeading = (title: string) => expect.poll(() => act(async () => all('heading').map(({ textContent }) => textContent))).toContain(title)
const addresses = () => all('link').map((link) => link.getAttribute('href'))

test('who deleted their project is told that it is gone: the server is not asked for it, and their own projects are offered', async () => {
  const asked = await seeItGo(ana)
  await expectHeading('Projeto não encontrado')
  expect(asked).toEqual([])
  expect(addresses()).toContain('/meus-projetos')
})

test('who read a project of another asks the server what became of it', async () => {
  const asked = await seeItGo(joao)
  await expectHeading('Projeto não encontrado')
  expect(asked).toEqual([`GET /api/projects/${aProject().id}`])
  expect(addresses()).toContain('/projetos-abertos')
})
