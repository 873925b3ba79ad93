import { act, useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { afterEach, expect, test, vi } from 'vitest'
import { ProjectById } from '../../../web/src/features/projects/project-page'
import type { SyncStatus } from '../../../web/src/sync'
import { startingStatus } from '../../../web/src/sync/status'
import { ana, aProject, joao } from '../../domain/builders'
import { standIn } from '../admin/stand-in'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, get, mount, press } from '../ui/mount'

const database = eachWithDatabase()
afterEach(() => void vi.unstubAllGlobals())

function Improving() {
  const [isImproving, setImproving] = useState(false)
  return isImproving ? (
    <output>Nova versão</output>
  ) : (
    <button type="button" onClick={() => setImproving(true)}>
      Melhorar Proposta
    </button>
  )
}

const soon = (look: () => unknown) => expect.poll(() => act(async () => look()))

test('what was begun on the page of a project that the server has shown goes on when the project comes to the device', async () => {
  const project = aProject()
  standIn({ [`GET /api/projects/${project.id}`]: [200, project] })
  await mount(inAccount(standInAccount(database(), { actor: joao }), <ProjectById id={project.id} ProposalSection={Improving} />))
  await soon(() => all('button').map(({ textContent }) => textContent)).toContain('Melhorar Proposta')
  await press(get('button', 'Melhorar Proposta'))
  await act(async () => database().projects.insert({ ...project, title: 'Reforma da cozinha', newest: 0 }))
  await soon(() => all('heading')[0]?.textContent).toBe('Reforma da cozinha')
  expect(document.querySelector('output')?.textContent).toBe('Nova versão')
})

test('[PRODUCT 47] an owner is shown by the server the project that this device has not received yet', async () => {
  const project = aProject()
  const asked = standIn({ [`GET /api/projects/${project.id}`]: [200, project] })
  await mount(inAccount(standInAccount(database(), { actor: ana }), <ProjectById id={project.id} ProposalSection={() => null} />))
  await soon(() => all('heading')[0]?.textContent).toBe(project.title)
  expect(asked).toEqual([`GET /api/projects/${project.id}`])
})

test('[PRODUCT 47] without a connection the same project is said not to be on this device', async () => {
  standIn({ [`GET /api/projects/${aProject().id}`]: [0] })
  const status$ = new BehaviorSubject<SyncStatus>({ ...startingStatus, connection: 'offline', complete: true })
  await mount(inAccount(standInAccount(database(), { actor: ana, status$ }), <ProjectById id={aProject().id} ProposalSection={() => null} />))
  await soon(() => all('heading')[0]?.textContent).toBe('Este conteúdo não está neste aparelho.')
})
