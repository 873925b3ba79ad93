import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { leaveAdminArea, storeAdminSession } from '../../../web/src/data/session/admin-session'
import { ProjectPage } from '../../../web/src/features/admin/tables/project-page'
import { UserPage } from '../../../web/src/features/admin/tables/user-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { waitFor } from '../../support/wait-for'
import { buttons, get, pageText, press, pressOnceThere, textsIn, told, type, typedIn } from '../ui/mount'
import { answered, confirmation, dialogText, failures } from './failures'
import { openPage, type StandInAnswer, standIn } from './stand-in'
import { at, project as projectRow, signInForEach, user } from './tables-setup'

const { project: words } = texts.adminTables

/** As the server does when something has changed. */
const poke = vi.hoisted(() => ({ listeners: new Set<() => void>() }))
vi.mock('pocketbase', () => ({
  default: class {
    realtime = { subscribe: async (_topic: string, onChange: () => void) => void poke.listeners.add(onChange), unsubscribe: async () => undefined }
  },
}))

describe('a project', () => {
  let sessions = 0
  // A pass for photos is kept by its session.
  beforeEach(() => storeAdminSession({ token: `a.b.${sessions++}`, email: 'admin@canteiro.example' }))
  afterEach(() => {
    poke.listeners.clear()
    leaveAdminArea()
  })

  const project = { ...emptyOf('projects'), ...projectRow, description: 'Vinte metros.', address: 'Centro' }
  const asks = `GET /api/projects/${project.id}`
  const photos = 'POST /api/files/token'
  const open = () => openPage('*', `/projetos/${project.id}`, <ProjectPage projectId={project.id} />)
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
    expect(textsIn('dl > div')).toEqual([
      'ClienteAna Lima',
      `Orçamento${formatMoney(4_800)}`,
      'LocalizaçãoCampinas,\u00a0SP',
      'EndereçoCentro',
      'Data20/11/2026',
      'Códigoproject00000000',
      'Cimento10 sacos',
    ])
    await waitFor(() => expect(sources()).toEqual([expect.stringContaining('blob:')]))
    expect(asked).toContain(`${photoOf('a')}?token=pass`)
    expect(textsIn('h2')).toEqual(['Descrição', 'Produtos', 'Fotos'])
  })

  test('a project has its proposals, and of a deal whom and what was chosen', async () => {
    const whole = { id: 'a', provider_id: 'providera', provider_name: 'Obra Boa', amount: 3_900, duration_days: 12, created_at: at }
    const chosen = { ...whole, status: 'accepted', is_chosen: true }
    const nameless = { ...whole, id: 'b', provider_id: 'providerb', provider_name: '', amount: 4_000, status: 'rejected', is_chosen: false }
    const proposals = [chosen, nameless]
    standIn({
      [asks]: [200, { ...project, status: 'in_progress' }],
      [`GET /api/admin/projects/${project.id}/proposals`]: [200, { accepted_at: '2026-11-21T12:00:00.000Z', total: 2, proposals }],
    })
    await open()
    await waitFor(() => expect(textsIn('h2')).toEqual(['Combinado', 'Propostas', 'Descrição']))
    const [deal, all] = document.querySelectorAll('section')
    const facts = [...(deal?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent)
    expect(facts).toEqual(['Fornecedor escolhidoObra Boa', `Preço${formatMoney(3_900)}`, 'Prazo12 dias', 'Desde21/11/2026'])
    expect(all?.textContent).toBe(
      `PropostasObra Boa${formatMoney(3_900)} · 12 dias · 20/11/2026AceitaNome não preenchido${formatMoney(4_000)} · 12 dias · 20/11/2026Recusada`,
    )
    expect(all?.querySelector('a')?.getAttribute('href')).toBe('/admin/users/providera')
  })

  test('[PRODUCT 127] the photos of a work stand small beneath their proposal, with side and day, and open large; without any there is nothing', async () => {
    const whole = { provider_id: 'providera', provider_name: 'Obra Boa', amount: 3_900, duration_days: 12, created_at: at, is_chosen: false }
    const photoAt = (id: string, by: string, created_at: string) => ({ id, file: `${id}.jpg`, thumb: `${id}-small.jpg`, by, created_at })
    const work_photos = [photoAt('second', 'provider', '2026-12-04T15:00:00.000Z'), photoAt('first', 'owner', '2026-12-03T15:00:00.000Z')]
    const proposals = [
      { ...whole, id: 'a', status: 'accepted', is_chosen: true, work_photos: [] },
      { ...whole, id: 'b', status: 'rejected', work_photos },
      { ...whole, id: 'c', status: 'rejected' },
    ]
    const fileOf = (id: string, name: string) => `GET /api/files/work_photos/${id}/${name}.jpg`
    const answers: Record<string, StandInAnswer> = {
      [asks]: [200, { ...project, status: 'in_progress' }],
      [`GET /api/admin/projects/${project.id}/proposals`]: [200, { accepted_at: at, total: 3, proposals }],
      [photos]: [200, { token: 'pass' }],
      [fileOf('first', 'first-small')]: [200, {}],
      [fileOf('second', 'second-small')]: [404, {}],
      [fileOf('first', 'first')]: [503, {}],
    }
    const asked = standIn(answers)
    await open()
    await waitFor(() => expect(sources()).toEqual([expect.stringContaining('blob:')]))
    expect(textsIn('h3')).toEqual(['Fotos da obra'])
    expect(textsIn('section ul > li')).toEqual(['Fornecedor · 4 de dez.', 'Cliente · 3 de dez.'])
    expect(asked.filter((request) => request.includes('work_photos'))).toHaveLength(2)
    await press(get('button', 'Abrir a foto 2. Cliente · 3 de dez.'))
    await waitFor(() => expect(dialogText()).toContain(words.photoFailed(texts.errors.routes.unavailable)))
    answers[fileOf('first', 'first')] = [200, {}]
    await press(get('button', words.retryPhoto('Cliente · 3 de dez.')))
    await waitFor(() => expect(document.querySelector('[role=dialog] img')?.getAttribute('alt')).toBe('Cliente · 3 de dez.'))
    await press(get('button', 'Fechar'))
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })

  test('what was read of a project stays while it cannot be read again, with a line that says so, and is brought up to date', async () => {
    const answers: Record<string, StandInAnswer> = { [asks]: [200, project] }
    standIn(answers)
    await open()
    await waitFor(() => expect(pageText()).toContain('Vinte metros.'))
    answers[asks] = [503, { code: 'unavailable' }]
    changed()
    await waitFor(() => expect(pageText()).toContain(texts.errors.routes.unavailable))
    expect(document.querySelector('h1')?.textContent).toBe('Muro')
    expect(pageText()).toContain('Vinte metros.')
    get('button', 'Remover projeto')
    answers[asks] = [200, { ...project, status: 'completed' }]
    await press(get('button', 'Tentar de novo'))
    await waitFor(() => expect(pageText()).toContain('Concluído'))
    expect(pageText()).not.toContain(texts.errors.routes.unavailable)
    answers[asks] = [404, { code: 'not_found' }]
    changed()
    await waitFor(() => expect(pageText()).toContain('Projeto não encontrado'))
    expect(pageText()).not.toContain('Vinte metros.')
  })

  test('a removal without a reason asks for it, and nothing goes', async () => {
    const asked = standIn({ [asks]: [200, project] })
    await open()
    await pressOnceThere('Remover projeto')
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
    expect(asked.filter((request) => !request.startsWith('GET'))).toEqual([])
  })

  test('a project that an administrator reads is removed by a button with its words', async () => {
    const removal = `POST /api/admin/projects/${project.id}/removal`
    const asked = standIn({ [asks]: [200, project], [removal]: [204] })
    await open()
    await pressOnceThere('Remover projeto')
    await type(get('textbox', 'Motivo'), 'Anúncio falso')
    await press(confirmation('Remover'))
    await waitFor(() => expect(told()).toEqual([['Projeto removido', '']]))
    expect(asked).toContain(removal)
  })
})

describe('an account', () => {
  signInForEach()

  const userAnswer = (suspended_at: string): StandInAnswer => {
    const unfilled = { username: '', website: '', about: '', address: '', document_type: '', document_number: '' }
    const nothing = { projects: [], proposals: [], tickets: [], cancellations: [], acts: [], counts: { projects: 0, proposals: 0, messages: 0 } }
    return [200, { user: { ...user, ...unfilled, suspended_at, suspended_reason: suspended_at && 'Cobrança adiantada' }, ...nothing }]
  }

  const suspension = `PUT /api/admin/users/${user.id}/suspension`
  const page = `GET /api/admin/users/${user.id}`
  const openUser = () => openPage('/admin/users/:userId', `/admin/users/${user.id}`, <UserPage />)
  const partOf = (name: string) =>
    [...document.querySelectorAll('section')].find((part) => part.querySelector('h2')?.textContent === name)?.textContent

  test('an account has its private fields, and words for what is not filled in and what its person has not done', async () => {
    standIn({ [page]: userAnswer('') })
    await openUser()
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Ana Lima'))
    expect(textsIn('dl > div')).toEqual([
      'E-mailana@obra.example',
      'LocalizaçãoCampinas,\u00a0SP',
      'Telefone(11) 98765-4321',
      'CPF ou CNPJNão informado',
      'EndereçoNão informado',
      'Nome de usuárioNão informado',
      'Cadastro20/11/2026',
    ])
    expect(partOf('Conta')).toContain('0 mensagens enviadas')
    expect(partOf('Projetos')).toContain('Nenhum projeto.')
    expect(partOf('Tickets de suporte')).toContain('Nenhum ticket.')
    expect(partOf('Atos da administração')).toContain('Nenhum ato.')
    expect(partOf('Propostas')).toBeUndefined()
    expect(pageText()).not.toContain('Pediu a exclusão da conta')
  })

  test('a provider has proposals in place of projects, of many the newest, with the acts upon the account and a wish to be deleted', async () => {
    const [, body] = userAnswer('')
    const provider = { ...user, role: 'autonomo', username: 'ana.lima', website: 'https://obra.example', about: 'Muros', address: 'Rua 1' }
    const proposal = { id: 'a', project_id: 'project00000000', project_title: 'Muro', amount: 1_500, status: 'accepted', created_at: at }
    const answer = {
      ...body,
      user: { ...provider, document_type: 'CPF', document_number: '52998224725', suspended_reason: '' },
      proposals: [proposal],
      cancellations: [{ id: 'c', status: 'pending', created_at: at }],
      acts: [{ id: 'd', actor_email: 'admin@canteiro.example', action: 'lift_suspension', created_at: at }],
      counts: { projects: 0, proposals: 1_200, messages: 1 },
    }
    standIn({ [page]: [200, answer] })
    await openUser()
    await waitFor(() => expect(pageText()).toContain('Pediu a exclusão da conta'))
    expect(partOf('Conta')).toContain('1 mensagem enviada')
    for (const field of ['529.982.247-25', 'Sitehttps://obra.example', 'SobreMuros', 'Nome de usuárioana.lima'])
      expect(partOf('Conta')).toContain(field)
    expect(partOf('Propostas')).toMatch(/1 mais recentes de 1\.200.*Muro.*Aceita/)
    expect(partOf('Projetos')).toBeUndefined()
    expect(partOf('Atos da administração')).toContain('Reativou a contaadmin@canteiro.example · 20/11/2026Ver todos os atos')
  })

  test('an account that is suspended and then back says so', async () => {
    const answers: Record<string, StandInAnswer> = { [page]: userAnswer(''), [suspension]: [204] }
    standIn(answers)
    await openUser()
    await pressOnceThere('Suspender conta')
    await type(get('textbox', 'Motivo'), 'Cobrança adiantada')
    answers[page] = userAnswer(at)
    await press(confirmation('Suspender'))
    await waitFor(() => expect(pageText()).toContain('Suspensa em 20/11/2026Cobrança adiantada'))
    expect(told()).toEqual([['Conta suspensa', '']])
    expect(buttons()).not.toContain('Suspender conta')
    toastQueue.clear()
    delete answers[suspension]
    await press(get('button', 'Reativar conta'))
    await waitFor(() => expect(get('button', 'Reativar conta').textContent).toContain('Reativando...'))
  })

  test.each(failures)('an account that could not be suspended is said to be so, and what was typed stays (%i)', async (status, body, reason) => {
    standIn({ [`GET /api/admin/users/${user.id}`]: userAnswer(''), [suspension]: answered(status, body) })
    await openUser()
    await pressOnceThere('Suspender conta')
    await type(get('textbox', 'Motivo'), 'Cobrança adiantada')
    await press(confirmation('Suspender'))
    await waitFor(() => expect(dialogText()).toContain(`Erro ao suspender${reason}`))
    expect(typedIn('Motivo')).toBe('Cobrança adiantada')
  })
})
