import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { ProjectsPage } from '../../../web/src/features/admin/tables/projects-page'
import { UsersPage } from '../../../web/src/features/admin/tables/users-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { waitFor } from '../../support/wait-for'
import { buttons, get, key, pageText, press, pressOnceThere, told, type, typedIn, unmountAll, wordsOf } from '../ui/mount'
import { answered, confirmation, dialogText, failures } from './failures'
import { openPage, rows, type StandInAnswer, standIn } from './stand-in'
import { at, page, project, signInForEach, user } from './tables-setup'

vi.mock('pocketbase', () => import('./silent-realtime'))

signInForEach()

const { routes } = texts.errors

const bare = { ...user, id: 'user00000000001', full_name: '', email: 'novo@obra.example', role: 'empresa', city: '', state: '', phone: '' }
const openUsers = () => openPage('/admin/users', '/admin/users', <UsersPage />)
const openProjects = () => openPage('/admin/projects', '/admin/projects', <ProjectsPage />)

test('the table of users has everyone, and words for what they have not filled in', async () => {
  standIn({ 'GET /api/admin/users': page([user, bare]) })
  await openUsers()
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Nome', 'Tipo', 'Localização', 'Telefone', 'Cadastro'],
      [expect.stringContaining('Ana Limaana@obra.example'), 'Cliente', 'Campinas,\u00a0SP', '(11) 98765-4321', '20/11/2026'],
      [expect.stringContaining('Nome não preenchidonovo@obra.example'), 'Empresa', 'Não informado', 'Não informado', '20/11/2026'],
    ]),
  )
})

test('the table of projects has every status, and words for what there is not', async () => {
  const others = [
    { ...project, id: 'project00000001', status: 'in_progress', budget: 0, client_id: '', client_name: '' },
    { ...project, id: 'project00000002', status: 'completed' },
  ]
  standIn({ 'GET /api/admin/projects': page([project, ...others]) })
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

test('a press on a row follows its first link, also by Enter, but not a press on its button or the end of a selection', async () => {
  standIn({ 'GET /api/admin/projects': page([project]) })
  await openProjects()
  await waitFor(() => expect(rows()).toHaveLength(2))
  const followed: string[] = []
  document.querySelector('[role=row] a')?.addEventListener('click', (event) => {
    event.preventDefault()
    followed.push((event as MouseEvent).ctrlKey ? 'beside' : 'here')
  })
  const row = document.querySelectorAll<HTMLElement>('[role=row]')[1] ?? document.body
  const cell = [...row.querySelectorAll('[role=gridcell]')].find(({ textContent }) => textContent === 'Aberto') ?? row
  const click = (ctrlKey: boolean) => act(async () => void cell.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey })))
  await click(false)
  await click(true)
  await key(row, 'Enter')
  expect(followed).toEqual(['here', 'beside', 'here'])
  vi.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection)
  await click(false)
  vi.restoreAllMocks()
  await press(get('button', 'Remover projeto Muro'))
  expect(followed).toHaveLength(3)
})

test('[PRODUCT 63] a table that is returned to has the rows that it had, and stands where it stood; a new one begins at its top', async () => {
  const pageOf = (before: string) => {
    const from = Number(before || 0)
    const found = Array.from({ length: 2 }, (_, index) => ({ ...user, id: `user${from + index}`, full_name: `Pessoa ${from + index}` }))
    return Response.json({ rows: found, before: from + 2 < 8 ? String(from + 2) : '', total: 8 })
  }
  vi.stubGlobal('fetch', async (input: string) => pageOf(new URL(input, 'http://localhost').searchParams.get('before') ?? ''))
  const count = () => rows().length - 1
  await openUsers()
  await waitFor(() => expect(count()).toBe(2))
  await press(get('button', 'Mostrar mais'))
  await waitFor(() => expect(count()).toBe(4))
  await act(async () => void document.body.click())
  await unmountAll()
  const left = history.state
  await openUsers()
  await waitFor(() => expect(count()).toBe(4))
  expect(history.state).toEqual(left)
  await unmountAll()
  history.pushState({}, '')
  await openUsers()
  await waitFor(() => expect(count()).toBe(2))
})

test('a table in which nothing is found offers to clear what narrows it', async () => {
  const asked = standIn({ 'GET /api/admin/users': page([]) })
  await openPage('/admin/users', '/admin/users?q=zzz&role=empresa', <UsersPage />)
  await pressOnceThere(texts.adminTables.clear)
  await waitFor(() => expect(asked.at(-1)).not.toContain('zzz'))
  expect(buttons()).not.toContain(texts.adminTables.clear)
})

test.each(failures.slice(0, 1))('an export that fails is said to have failed, and saves no file (%i)', async (status, body, reason) => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  const answers: Record<string, StandInAnswer> = { 'GET /api/admin/users': page([user]), 'POST /api/admin/exports': answered(status, body) }
  standIn(answers)
  await openUsers()
  await pressOnceThere('Exportar CSV')
  await waitFor(() => expect(told()).toEqual([['Erro ao exportar', reason]]))
  toastQueue.clear()
  answers['POST /api/admin/exports'] = [200, { id: 'export000000000' }]
  answers['GET /api/admin/users'] = [503, { code: 'unavailable' }]
  await press(get('button', 'Exportar CSV'))
  await waitFor(() => expect(told()).toEqual([['Erro ao exportar', routes.unavailable]]))
  expect(saved).not.toHaveBeenCalled()
  saved.mockRestore()
})

test.each(failures.slice(1))(
  'a project that could not be removed is said to be so, and stays with what was typed (%i)',
  async (status, body, reason) => {
    standIn({ 'GET /api/admin/projects': page([project]), [`POST /api/admin/projects/${project.id}/removal`]: answered(status, body) })
    await openProjects()
    await pressOnceThere('Remover projeto Muro')
    await type(get('textbox', 'Motivo'), 'Anúncio falso')
    await press(confirmation('Remover'))
    await waitFor(() => expect(dialogText()).toContain(`Erro ao remover${reason}`))
    expect(typedIn('Motivo')).toBe('Anúncio falso')
    expect(told()).toEqual([])
  },
)

test('a removed project leaves the table and its count, also while the next page comes', async () => {
  const other = { ...project, id: 'project00000001', title: 'Telhado' }
  standIn({
    'GET /api/admin/projects': page([project, other], { before: '["2026",""]', total: 5 }),
    [`POST /api/admin/projects/${project.id}/removal`]: [204],
  })
  await openProjects()
  await waitFor(() => expect(pageText()).toContain('5 projetos'))
  await press(get('button', 'Remover projeto Muro'))
  await type(get('textbox', 'Motivo'), 'Anúncio falso')
  await press(confirmation('Remover'))
  await waitFor(() => expect(pageText()).toContain('4 projetos'))
  expect(rows().map(([title]) => title)).toEqual(['Projeto', 'Telhado'])
  standIn({ 'GET /api/admin/projects': page([{ ...project, id: 'project00000002', title: 'Piscina' }]) })
  await press(get('button', 'Mostrar mais'))
  await waitFor(() => expect(rows().map(([title]) => title)).toEqual(['Projeto', 'Telhado', 'Piscina']))
})

test('an account that is suspended or not confirmed says so in the table and in the file, which begins with what was counted', async () => {
  const blobs: Blob[] = []
  const saved = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const people = [user, { ...user, id: 'user00000000002', suspended_at: at }, { ...user, id: 'user00000000003', is_confirmed: false }]
  const answers: Record<string, StandInAnswer> = { 'GET /api/admin/users': page(people) }
  standIn(answers)
  await openUsers()
  await waitFor(() => expect(rows().map(([, type]) => type)).toEqual(['Tipo', 'Cliente', 'ClienteSuspensa', 'ClienteE-mail não confirmado']))
  expect(pageText()).toContain('3 usuários')
  await press(get('button', 'Exportar CSV'))
  await pressOnceThere('Exportando... 0 · Parar')
  expect(blobs).toEqual([])
  answers['POST /api/admin/exports'] = [200, { id: 'export000000000' }]
  await press(get('button', 'Exportar CSV'))
  await waitFor(() => expect(told()).toEqual([['3 linhas exportadas', '']]))
  const [head = '', ...lines] = (await blobs[0]?.text())?.trim().split('\r\n') ?? []
  expect(head.split(';').slice(-2)).toEqual(['Cadastro', 'Situação'])
  expect(lines.map((line) => line.split(';').at(-1))).toEqual(['Ativa', 'Suspensa', 'E-mail não confirmado'])
  saved.mockRestore()
  vi.restoreAllMocks()
})

test.each([
  [1, '1 projeto'],
  [5_001, 'Mais de 5.000 projetos'],
])('%i projects are counted as %s', async (total, words) => {
  standIn({ 'GET /api/admin/projects': page([project], { total }) })
  await openProjects()
  await waitFor(() => expect(wordsOf('status')).toContain(words))
  expect(get('searchbox', 'Buscar').getAttribute('placeholder')).toBe('Título, cliente, endereço, cidade ou código')
})

test.each([
  [openUsers, 'Todos os tipos', ['Todos os tipos', 'Cliente', 'Empresa', 'Autônomo', 'Administrador'], 'Empresa', 'role=empresa'],
  [openUsers, 'Todas as situações', ['Todas as situações', 'Suspensas', 'E-mail não confirmado'], 'Suspensas', 'status=suspended'],
  [openUsers, 'Mais recentes', ['Mais recentes', 'Mais antigos', 'Nome (A–Z)', 'Nome (Z–A)'], 'Nome (Z–A)', 'order=name_desc'],
  [openProjects, 'Todos os status', ['Todos os status', 'Aberto', 'Em Andamento', 'Concluído', 'Encerrado'], 'Em Andamento', 'status=in_progress'],
  [openProjects, 'Mais recentes', ['Mais recentes', 'Mais antigos', 'Maior orçamento', 'Menor orçamento'], 'Maior orçamento', 'order=budget_desc'],
] as const)('a table is narrowed and sorted by what its lists have: %#', async (open, before, options, choice, question) => {
  const asked = standIn({ 'GET /api/admin/users': page([user]), 'GET /api/admin/projects': page([project]) })
  await open()
  await press(get('button', before))
  expect(wordsOf('option')).toEqual(options)
  await press(get('option', choice))
  await waitFor(() => expect(asked.at(-1)).toContain(question))
})
