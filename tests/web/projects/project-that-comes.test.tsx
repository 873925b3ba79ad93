import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ProjectById } from '../../../web/src/features/projects/project-page'
import { aProject, joao } from '../../domain/builders'
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
