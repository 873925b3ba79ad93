import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { formatMoney } from '#domain/money'
import { texts } from '#texts'
import { leaveAdminArea, storeAdminSession } from '../../../web/src/data/session/admin-session'
import { ProjectPage } from '../../../web/src/features/admin/tables/project-page'
import { ProjectsPage } from '../../../web/src/features/admin/tables/projects-page'
import { UserPage } from '../../../web/src/features/admin/tables/user-page'
import { UsersPage } from '../../../web/src/features/admin/tables/users-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { waitFor } from '../../support/wait-for'
import { all, get, press, type, unmountAll } from '../ui/mount'
import { openPage, rows, type StandInAnswer, standIn, told } from './stand-in'

vi.mock('pocketbase', () => ({
  default: class {
    realtime = { subscribe: async () => undefined, unsubscribe: async () => undefined }
  },
}))

beforeEach(() => storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' }))
afterEach(() => {
  leaveAdminArea()
  toastQueue.clear()
  vi.unstubAllGlobals()
})

const at = '2026-11-20T12:00:00.000Z'
const { routes } = texts.errors
const failures = [
  [503, { code: 'unavailable' }, routes.unavailable],
  [409, { code: 'conflict' }, routes.conflict],
  [0, undefined, routes.unreachable],
] as const
const answered = (status: number, body?: object): StandInAnswer => (body ? [status, body] : [status])

const user = {
  ...{
    id: 'user00000000000',
    full_name: 'Ana Lima',
    email: 'ana@obra.example',
    role: 'cliente',
    city: 'Campinas',
    state: 'SP',
    phone: '11987654321',
  },
  ...{ avatar: '', created_at: at, is_confirmed: true, suspended_at: '' },
}
const bare = { ...user, id: 'user00000000001', full_name: '', email: 'novo@obra.example', role: 'empresa', city: '', state: '', phone: '' }
const project = {
  ...{ id: 'project00000000', title: 'Muro', client_id: user.id, client_name: 'Ana Lima', city: 'Campinas', state: 'SP' },
  ...{ status: 'open', budget: 4_800, created_at: at },
}
const page = (...found: object[]): StandInAnswer => [200, { rows: found, before: '', total: found.length }]

const openUsers = () => openPage('/admin/users', '/admin/users', <UsersPage />)
const openProjects = () => openPage('/admin/projects', '/admin/projects', <ProjectsPage />)
const openUser = () => openPage('/admin/users/:userId', `/admin/users/${user.id}`, <UserPage />)

test('the table of users has everyone, and words for what they have not filled in', async () => {
  standIn({ 'GET /api/admin/users': page(user, bare) })
  await openUsers()
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Nome', 'Tipo', 'Localização', 'Telefone', 'Cadastro'],
      [expect.stringContaining('Ana Limaana@obra.example'), 'Cliente', 'Campinas, SP', '(11) 98765-4321', '20/11/2026'],
      [expect.stringContaining('Nome não preenchidonovo@obra.example'), 'Empresa', 'Não informado', 'Não informado', '20/11/2026'],
    ]),
  )
})

test('the table of projects has every status, and words for what there is not', async () => {
  const others = [
    { ...project, id: 'project00000001', status: 'in_progress', budget: 0, client_id: '', client_name: '' },
    { ...project, id: 'project00000002', status: 'completed' },
  ]
  standIn({ 'GET /api/admin/projects': page(project, ...others) })
  await openProjects()
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Projeto', 'Cliente', 'Status', 'Data', 'Orçamento', 'Ações'],
      ['Muro', 'Ana Lima', 'Aberto', '20/11/2026', formatMoney(4_800), ''],
      ['Muro', 'N/A', 'Em Andamento', '20/11/2026', 'N/A', ''],
      ['Muro', 'Ana Lima', 'Concluído', '20/11/2026', formatMoney(4_800), ''],
    ]),
  )
})

test.each([
  ['users', openUsers],
  ['projects', openProjects],
] as const)('a table that cannot be read says so, with the reason, and is read once it can be: %s', async (table, open) => {
  const answers: Record<string, StandInAnswer> = { [`GET /api/admin/${table}`]: [503, { code: 'unavailable' }] }
  standIn(answers)
  await open()
  await waitFor(() => expect(document.body.textContent).toContain('Não foi possível carregar a lista.'))
  expect(document.body.textContent).toContain(routes.unavailable)
  answers[`GET /api/admin/${table}`] = page()
  await press(get('button', 'Tentar de novo'))
  await waitFor(() => expect(document.body.textContent).toContain('Nada encontrado'))
})

test.each(failures)('an export that fails is said to have failed, and saves no file (%i)', async (status, body, reason) => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  const answers: Record<string, StandInAnswer> = { 'GET /api/admin/users': page(user), 'POST /api/admin/exports': answered(status, body) }
  standIn(answers)
  await openUsers()
  await waitFor(() => get('button', 'Exportar CSV'))
  await press(get('button', 'Exportar CSV'))
  await waitFor(() => expect(told()).toEqual([['Erro ao exportar', reason]]))
  toastQueue.clear()
  answers['POST /api/admin/exports'] = [200, { id: 'export000000000' }]
  answers['GET /api/admin/users'] = [503, { code: 'unavailable' }]
  await press(get('button', 'Exportar CSV'))
  await waitFor(() => expect(told()).toEqual([['Erro ao exportar', routes.unavailable]]))
  expect(saved).not.toHaveBeenCalled()
  saved.mockRestore()
})

test.each(failures)('a project that could not be removed is said to be so, and stays with what was typed (%i)', async (status, body, reason) => {
  standIn({ 'GET /api/admin/projects': page(project), [`POST /api/admin/projects/${project.id}/removal`]: answered(status, body) })
  await openProjects()
  await waitFor(() => get('button', 'Remover projeto Muro'))
  await press(get('button', 'Remover projeto Muro'))
  await type(get('textbox', 'Motivo'), 'Anúncio falso')
  await press(confirmation('Remover'))
  await waitFor(() => expect(dialogText()).toContain(`Erro ao remover${reason}`))
  expect((get('textbox', 'Motivo') as HTMLTextAreaElement).value).toBe('Anúncio falso')
  expect(told()).toEqual([])
})

const dialogText = () => document.querySelector('[role=dialog]')?.textContent ?? ''

/** The button of the dialog. */
function confirmation(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`no ${name} in ${document.body.innerHTML}`)
  return found
}

const userAnswer = (suspended_at: string): StandInAnswer => [
  200,
  {
    user: {
      ...{ ...user, suspended_at, suspended_reason: suspended_at && 'Cobrança adiantada' },
      ...{ username: '', website: '', about: '', address: '', document_type: '', document_number: '' },
    },
    ...{ projects: [], proposals: [], tickets: [], cancellations: [], acts: [], counts: { projects: 0, proposals: 0, messages: 0 } },
  },
]
const suspension = `PUT /api/admin/users/${user.id}/suspension`

test.each(failures)('an account that could not be suspended is said to be so, and what was typed stays (%i)', async (status, body, reason) => {
  standIn({ [`GET /api/admin/users/${user.id}`]: userAnswer(''), [suspension]: answered(status, body) })
  await openUser()
  await waitFor(() => get('button', 'Suspender conta'))
  await press(get('button', 'Suspender conta'))
  await type(get('textbox', 'Motivo'), 'Cobrança adiantada')
  await press(confirmation('Suspender'))
  await waitFor(() => expect(dialogText()).toContain(`Erro ao suspender${reason}`))
  expect((get('textbox', 'Motivo') as HTMLTextAreaElement).value).toBe('Cobrança adiantada')
})

test.each(failures)('an account that could not be reactivated is said to be so (%i)', async (status, body, reason) => {
  standIn({ [`GET /api/admin/users/${user.id}`]: userAnswer(at), [suspension]: answered(status, body) })
  await openUser()
  await waitFor(() => get('button', 'Reativar conta'))
  expect(document.body.textContent).toContain('Cobrança adiantada')
  await press(get('button', 'Reativar conta'))
  await waitFor(() => expect(told()).toEqual([['Erro ao reativar', reason]]))
})

test('an account that is not there is said not to be, and one that cannot be read says why', async () => {
  const answers: Record<string, StandInAnswer> = { [`GET /api/admin/users/${user.id}`]: [503, { code: 'unavailable' }] }
  standIn(answers)
  await openUser()
  await waitFor(() => expect(document.body.textContent).toContain('Não foi possível carregar este usuário.'))
  expect(document.body.textContent).toContain(routes.unavailable)
  answers[`GET /api/admin/users/${user.id}`] = [404, { code: 'not_found' }]
  await press(get('button', 'Tentar de novo'))
  await waitFor(() => expect(document.body.textContent).toContain('Usuário não encontrado'))
})

test('what is typed as a reason stays through a failure and a reload, for its own act alone, and goes once that is done', async () => {
  const removal = `POST /api/admin/projects/${project.id}/removal`
  const other = { ...project, id: 'project00000001', title: 'Telhado' }
  const answers: Record<string, StandInAnswer> = { 'GET /api/admin/projects': page(project, other), [removal]: [503, { code: 'unavailable' }] }
  standIn(answers)
  const reasonFor = async (title: string) => {
    await waitFor(() => get('button', `Remover projeto ${title}`))
    await press(get('button', `Remover projeto ${title}`))
    return (get('textbox', 'Motivo') as HTMLTextAreaElement).value
  }
  await openProjects()
  await reasonFor('Muro')
  await type(get('textbox', 'Motivo'), 'Anúncio falso')
  await press(confirmation('Remover'))
  await waitFor(() => expect(dialogText()).toContain('Erro ao remover'))
  await unmountAll()
  await openProjects()
  expect(await reasonFor('Telhado')).toBe('')
  await press(confirmation('Cancelar'))
  expect(await reasonFor('Muro')).toBe('Anúncio falso')
  answers[removal] = [204]
  await press(confirmation('Remover'))
  await waitFor(() => expect(told()).toEqual([['Projeto removido', '']]))
  expect(sessionStorage.getItem('canteiro-admin-typed-reasons')).toBeNull()
})

test('a removed project leaves the table and its count, also while the next page comes', async () => {
  const other = { ...project, id: 'project00000001', title: 'Telhado' }
  standIn({
    'GET /api/admin/projects': [200, { rows: [project, other], before: '["2026",""]', total: 5 }],
    [`POST /api/admin/projects/${project.id}/removal`]: [204],
  })
  await openProjects()
  await waitFor(() => expect(document.body.textContent).toContain('5 projetos'))
  await press(get('button', 'Remover projeto Muro'))
  await type(get('textbox', 'Motivo'), 'Anúncio falso')
  await press(confirmation('Remover'))
  await waitFor(() => expect(document.body.textContent).toContain('4 projetos'))
  expect(rows().map(([title]) => title)).toEqual(['Projeto', 'Telhado'])
  standIn({ 'GET /api/admin/projects': page({ ...project, id: 'project00000002', title: 'Piscina' }) })
  await press(get('button', 'Mostrar mais'))
  await waitFor(() => expect(rows().map(([title]) => title)).toEqual(['Projeto', 'Telhado', 'Piscina']))
})

test('a project that an administrator reads is removed by a button with its words', async () => {
  const answer = {
    ...emptyOf('projects'),
    id: project.id,
    title: 'Muro',
    client_id: user.id,
    client_name: 'Ana Lima',
    status: 'open',
    created_at: at,
  }
  const asked = standIn({ [`GET /api/projects/${project.id}`]: [200, answer], [`POST /api/admin/projects/${project.id}/removal`]: [204] })
  await openPage('*', `/projetos/${project.id}`, <ProjectPage projectId={project.id} />)
  await waitFor(() => get('button', 'Remover projeto'))
  await press(get('button', 'Remover projeto'))
  await type(get('textbox', 'Motivo'), 'Anúncio falso')
  await press(confirmation('Remover'))
  await waitFor(() => expect(told()).toEqual([['Projeto removido', '']]))
  expect(asked).toContain(`POST /api/admin/projects/${project.id}/removal`)
})

test('an account that could not be read again stays as it was shown, with a line that says so, and its tickets lead to what was written', async () => {
  const [, body] = userAnswer('')
  const tickets = [
    { id: 'ticket000000000', subject: 'Senha', status: 'open', created_at: at },
    { id: 'ticket000000001', subject: 'Foto', status: 'closed', created_at: at },
  ]
  const answers: Record<string, StandInAnswer> = { [`GET /api/admin/users/${user.id}`]: [200, { ...body, tickets }], [suspension]: [204] }
  standIn(answers)
  await openUser()
  await waitFor(() => get('button', 'Suspender conta'))
  const line = (subject: string) => get('link', subject).closest('section')?.textContent
  expect(get('link', 'Senha').getAttribute('href')).toBe('/admin/support/ticket000000000')
  expect(line('Senha')).toMatch(/Senha.*Aberto.*Foto.*Encerrado/)
  answers[`GET /api/admin/users/${user.id}`] = [503, { code: 'unavailable' }]
  await press(get('button', 'Suspender conta'))
  await type(get('textbox', 'Motivo'), 'Cobrança adiantada')
  await press(confirmation('Suspender'))
  await waitFor(() => expect(document.body.textContent).toContain(routes.unavailable))
  expect(document.body.textContent).toContain('ana@obra.example')
  expect(all('link').map(({ textContent }) => textContent)).toContain('Foto')
})
