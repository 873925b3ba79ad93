import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { formatMoney } from '#domain/money'
import { texts } from '#texts'
import { leaveAdminArea, storeAdminSession } from '../../../web/src/data/session/admin-session'
import { ProjectPage } from '../../../web/src/features/admin/tables/project-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { waitFor } from '../../support/wait-for'
import { get, press, type } from '../ui/mount'
import { confirmation, dialogText } from './failures'
import { openPage, type StandInAnswer, standIn, told } from './stand-in'

/** As the server does when something has changed. */
const poke = vi.hoisted(() => ({ listeners: new Set<() => void>() }))
vi.mock('pocketbase', () => ({
  default: class {
    realtime = {
      subscribe: async (_topic: string, onChange: () => void) => void poke.listeners.add(onChange),
      unsubscribe: async () => undefined,
    }
  },
}))

let sessions = 0
// A pass for photos is kept by its session.
beforeEach(() => storeAdminSession({ token: `a.b.${sessions++}`, email: 'admin@canteiro.example' }))
afterEach(() => {
  vi.restoreAllMocks()
  poke.listeners.clear()
  leaveAdminArea()
  toastQueue.clear()
  vi.unstubAllGlobals()
})

const project = {
  ...emptyOf('projects'),
  ...{ id: 'project00000000', title: 'Muro', client_id: 'user00000000000', client_name: 'Ana Lima', status: 'open' },
  ...{ description: 'Vinte metros.', address: 'Centro', city: 'Campinas', state: 'SP', budget: 4_800, created_at: '2026-11-20T12:00:00.000Z' },
}
const asks = `GET /api/projects/${project.id}`
const photos = 'POST /api/files/token'
const open = () => openPage('*', `/projetos/${project.id}`, <ProjectPage projectId={project.id} />)
const shown = () => document.body.textContent ?? ''
const changed = () => poke.listeners.forEach((listener) => void listener())

const imageOf = (name: string, position = 0) => ({ id: `image${name}`, file: `${name}.jpg`, position })
const photoOf = (name: string) => `GET /api/files/project_images/image${name}/${name}.jpg`
const sources = () => [...document.querySelectorAll('section img')].map((image) => image.getAttribute('src') ?? '')

test('a project has its facts, its description, its products and its photos, each under its name', async () => {
  const images = [imageOf('a')]
  const asked = standIn({
    [asks]: [200, { ...project, products: [{ name: 'Cimento', quantity: '10 sacos' }], images }],
    [photos]: [200, { token: 'pass' }],
    [photoOf('a')]: [200, {}],
  })
  await open()
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Muro'))
  expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'ClienteAna Lima',
    `Orçamento${formatMoney(4_800)}`,
    'LocalizaçãoCampinas,\u00a0SP',
    'EndereçoCentro',
    'Data20/11/2026',
    'Cimento10 sacos',
  ])
  await waitFor(() => expect(sources()).toEqual([expect.stringContaining('blob:')]))
  expect(asked).toContain(`${photoOf('a')}?token=pass`)
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Descrição', 'Produtos', 'Fotos'])
})

test('a photo that comes when the pass of those before it has ended is loaded with a new one, and they stay as they are', async () => {
  const answers: Record<string, StandInAnswer> = {
    [asks]: [200, { ...project, images: [imageOf('a')] }],
    [photos]: [200, { token: 'first' }],
    [photoOf('a')]: [200, {}],
    [photoOf('b')]: [200, {}],
  }
  const asked = standIn(answers)
  await open()
  await waitFor(() => expect(sources()).toHaveLength(1))
  const [first] = sources()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 10 * 60_000)
  answers[photos] = [200, { token: 'second' }]
  answers[asks] = [200, { ...project, images: [imageOf('a'), imageOf('b', 1)] }]
  changed()
  await waitFor(() => expect(sources()).toEqual([first, expect.stringContaining('blob:')]))
  expect(asked.filter((request) => request.includes('/api/files/project_images'))).toEqual([
    `${photoOf('a')}?token=first`,
    `${photoOf('b')}?token=second`,
  ])
})

test('a photo that cannot be loaded is said so in its place, and comes by another try', async () => {
  const answers: Record<string, StandInAnswer> = {
    [asks]: [200, { ...project, images: [imageOf('a'), imageOf('b', 1)] }],
    [photos]: [503, { code: 'unavailable' }],
    [photoOf('a')]: [200, {}],
    [photoOf('b')]: [404, {}],
  }
  standIn(answers)
  await open()
  await waitFor(() => expect(shown().split(`Não foi possível carregar esta foto. ${texts.errors.routes.unavailable}`)).toHaveLength(3))
  answers[photos] = [200, { token: 'pass' }]
  await press(get('button', 'Tentar de novo: Foto 1 de Muro'))
  await waitFor(() => expect(sources()).toHaveLength(1))
  await press(get('button', 'Tentar de novo: Foto 2 de Muro'))
  await waitFor(() => expect(shown()).toContain(`Não foi possível carregar esta foto. ${texts.errors.routes.not_found}`))
  expect(sources()).toHaveLength(1)
})

test('what was read of a project stays while it cannot be read again, with a line that says so, and is brought up to date', async () => {
  const answers: Record<string, StandInAnswer> = { [asks]: [200, project] }
  standIn(answers)
  await open()
  await waitFor(() => expect(shown()).toContain('Vinte metros.'))
  answers[asks] = [503, { code: 'unavailable' }]
  changed()
  await waitFor(() => expect(shown()).toContain(texts.errors.routes.unavailable))
  expect(document.querySelector('h1')?.textContent).toBe('Muro')
  expect(shown()).toContain('Vinte metros.')
  get('button', 'Remover projeto')
  answers[asks] = [200, { ...project, status: 'completed' }]
  await press(get('button', 'Tentar de novo'))
  await waitFor(() => expect(shown()).toContain('Concluído'))
  expect(shown()).not.toContain(texts.errors.routes.unavailable)
  answers[asks] = [404, { code: 'not_found' }]
  changed()
  await waitFor(() => expect(shown()).toContain('Projeto não encontrado'))
  expect(shown()).not.toContain('Vinte metros.')
})

test('a removal says what goes and who reads its reason, and that it is under way', async () => {
  standIn({ [asks]: [200, project] })
  await open()
  await waitFor(() => get('button', 'Remover projeto'))
  await press(get('button', 'Remover projeto'))
  expect(dialogText()).toContain('“Muro” é excluído para todos, com propostas, fotos e conversas. Isso não pode ser desfeito.')
  expect(dialogText()).toContain('O cliente lê este texto no aviso que recebe.')
  await type(get('textbox', 'Motivo'), 'Anúncio falso')
  await press(confirmation('Remover'))
  await waitFor(() => expect(dialogText()).toContain('Removendo...'))
})

test('a removal without a reason asks for it, and nothing goes', async () => {
  const asked = standIn({ [asks]: [200, project] })
  await open()
  await waitFor(() => get('button', 'Remover projeto'))
  await press(get('button', 'Remover projeto'))
  const field = get('textbox', 'Motivo')
  await type(field, ' ')
  await press(confirmation('Remover'))
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true'])
  expect(dialogText()).toContain(texts.errors.fields.required)
  await type(field, 'A')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await press(confirmation('Cancelar'))
  await press(get('button', 'Remover projeto'))
  expect(dialogText()).not.toContain(texts.errors.fields.required)
  expect(asked).toEqual([asks])
})

test('a project that an administrator reads is removed by a button with its words', async () => {
  const asked = standIn({ [`GET /api/projects/${project.id}`]: [200, project], [`POST /api/admin/projects/${project.id}/removal`]: [204] })
  await open()
  await waitFor(() => get('button', 'Remover projeto'))
  await press(get('button', 'Remover projeto'))
  await type(get('textbox', 'Motivo'), 'Anúncio falso')
  await press(confirmation('Remover'))
  await waitFor(() => expect(told()).toEqual([['Projeto removido', '']]))
  expect(asked).toContain(`POST /api/admin/projects/${project.id}/removal`)
})
