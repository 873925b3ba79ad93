import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { useOpenProjects } from '../../../web/src/features/projects/open/use-open-projects'
import { ProjectCard } from '../../../web/src/features/projects/project-card'
import { type SyncStatus, startingStatus } from '../../../web/src/sync/status'
import { ana, aProject, idOf, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { pageText, soon, textsIn, unmountAll } from '../ui/mount'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('../../../web/domain/values/city-centres.json', (original) => {
  loaded()
  return original()
})

const { showAs, hold } = eachWithAccount()

/** João is of Campinas, SP. */
const holdProjects = () =>
  hold(
    'projects',
    aProject({ id: idOf('extrema'), title: 'Extrema', city: 'Extrema', state: 'MG', created_at: '2026-11-19' }),
    aProject({ id: idOf('valinhos'), title: 'Valinhos', city: 'Valinhos', trades: ['pedreiro'], created_at: '2026-11-18' }),
    aProject({ id: idOf('campinas'), title: 'Campinas', trades: ['pintor'], created_at: '2026-11-17' }),
    aProject({ id: idOf('belem'), title: 'Belém', trades: ['pintor'], city: 'Belém', state: 'PA', created_at: '2026-11-16' }),
    aProject({ id: idOf('nowhere'), title: 'Lugar nenhum', city: 'Lugar nenhum', created_at: '2026-11-20' }),
  )

function List() {
  const { shown, kilometresTo } = useOpenProjects()
  return shown?.map((project) => <ProjectCard key={project.id} project={project} km={kilometresTo(project)} />)
}

const offline = () => new BehaviorSubject<SyncStatus>({ ...startingStatus, connection: 'offline', complete: true, state: 'SP' })
const titles = () => textsIn('article h2')

test('[PRODUCT 106] a client and an account without a city see no distance, and load no coordinates', async () => {
  await holdProjects()
  for (const actor of [ana, { ...joao, city: '', state: '' } as const]) {
    await showAs(actor, <List />, { at: '/?ordem=near', status$: offline() })
    await soon(() => titles().length).toBe(5)
    expect(pageText()).not.toContain('km')
    await unmountAll()
  }
  expect(loaded).not.toHaveBeenCalled()
})

test('[PRODUCT 106] offline too, a provider reads how far each project is, of other states too, and sorts by the nearest', async () => {
  await holdProjects()
  await showAs(joao, <List />, { at: '/?ordem=near', status$: offline() })
  await soon(titles).toEqual(['Campinas', 'Valinhos', 'Extrema', 'Belém', 'Lugar nenhum'])
  expect(textsIn('article').map((text) => /[^·]* · a\u00a0[\d.]+\u00a0km/.exec(text ?? '')?.[0])).toEqual([
    undefined,
    expect.stringContaining('Valinhos, SP · a\u00a010\u00a0km'),
    expect.stringContaining('Extrema, MG · a\u00a077\u00a0km'),
    expect.stringContaining('Belém, PA · a\u00a02.390\u00a0km'),
    undefined,
  ])
})

test.each([
  ['estado=SP', ['Campinas', 'Valinhos', 'Lugar nenhum']],
  ['estado=SP&cidade=Campinas', ['Campinas']],
  ['especialidade=pedreiro', ['Valinhos', 'Extrema', 'Lugar nenhum']],
  ['estado=SP&minhas-especialidades=1', ['Valinhos', 'Lugar nenhum']],
])('[PRODUCT 106] the nearest come first among those of %s', async (asked, expected) => {
  await holdProjects()
  await hold('users', { ...emptyOf('users'), ...joao, trades: ['pedreiro'] })
  await showAs(joao, <List />, { at: `/?ordem=near&${asked}`, status$: offline() })
  await soon(titles).toEqual(expected)
})
