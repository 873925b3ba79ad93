import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { storeAdminSession } from '../../../web/src/data/session/admin-session'
import { CancellationsPage } from '../../../web/src/features/admin/cancellations/cancellations-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { waitFor } from '../../support/wait-for'
import { all, get, press, unmountAll } from '../ui/mount'
import { openPage, rows, type StandInAnswer, standIn, told } from './stand-in'

vi.mock('pocketbase', () => ({
  default: class {
    realtime = { subscribe: async () => undefined, unsubscribe: async () => undefined }
  },
}))

beforeEach(() => storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' }))
afterEach(() => {
  toastQueue.clear()
  vi.unstubAllGlobals()
})

const list = 'GET /api/admin/cancellations'
const approval = 'POST /api/admin/cancellations/request00000000/approve'
const { routes } = texts.errors

const pending = {
  ...{ id: 'request00000000', status: 'pending', created_at: '2026-11-20T12:00:00.000Z', resolved_at: '' },
  ...{ user_id: 'user00000000000', full_name: 'Ana Lima', email: 'ana@obra.example', avatar: '', role: 'cliente' },
}
const completed = { ...pending, id: 'request00000001', status: 'completed', resolved_at: pending.created_at, user_id: '', full_name: '', email: '' }

const open = () => openPage('/admin/cancellations', '/admin/cancellations', <CancellationsPage />)

test('that requests cannot be read is told by a toast too', async () => {
  standIn({ [list]: [429, { code: 'too_many_requests' }] })
  await open()
  await waitFor(() => expect(told()).toEqual([['Erro ao buscar solicitações', routes.too_many_requests]]))
})

test('a request has its person, its date and its status; one that is completed has no button, and its person is gone', async () => {
  standIn({ [list]: [200, { rows: [pending, completed], before: '', total: 1 }] })
  await open()
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Usuário', 'Data da Solicitação', 'Status', 'Ações'],
      [expect.stringContaining('Ana Limaana@obra.example'), '20/11/2026', 'Pendente', 'Aprovar Exclusão'],
      ['Usuário removido', '20/11/2026', 'Concluído', ''],
    ]),
  )
})

/** Approves the one request; afterwards the list is as it then is. */
async function approve(answer: StandInAnswer, after: object): Promise<string[]> {
  const answers: Record<string, StandInAnswer> = { [list]: [200, { rows: [pending], before: '', total: 1 }], [approval]: answer }
  const asked = standIn(answers)
  await open()
  await waitFor(() => expect(document.body.textContent).toContain('Aprovar Exclusão'))
  await press(get('button', 'Aprovar Exclusão de Ana Lima'))
  expect(document.body.textContent).toContain('Ana Lima e todos os dados associados serão excluídos permanentemente.')
  answers[list] = [200, { rows: [after], before: '', total: 1 }]
  await press(get('button', 'Sim, excluir conta'))
  await waitFor(() => expect(told()).not.toEqual([]))
  return asked
}

test.each([
  [500, { code: 'unavailable' }, routes.unavailable],
  [403, { code: 'forbidden' }, routes.forbidden],
  [0, undefined, routes.unreachable],
] as const)('an account that could not be deleted is said to be so, and its request stays (%i)', async (status, body, reason) => {
  await approve(body ? [status, body] : [status], pending)
  expect(told()).toEqual([['Erro ao excluir usuário', reason]])
  await waitFor(() => expect(document.querySelector('[role=alertdialog][aria-labelledby]')).toBeNull())
  expect(rows().at(-1)).toContain('Pendente')
})

test.each([
  [409, { code: 'conflict' }, routes.conflict],
  [404, { code: 'not_found' }, routes.not_found],
] as const)(
  'a request that is completed or gone meanwhile is not approved again, and the list shows how it is (%i)',
  async (status, body, reason) => {
    await approve([status, body], completed)
    expect(told()).toEqual([['Erro ao aprovar', reason]])
    await waitFor(() => expect(rows().at(-1)).toContain('Concluído'))
  },
)

test('the picture of a company is square, as it is everywhere', async () => {
  const company = { ...pending, id: 'request00000002', role: 'empresa' }
  standIn({ [list]: [200, { rows: [pending, company, { ...company, id: 'request00000003' }], before: '', total: 1 }] })
  await open()
  const frames = () => [...document.querySelectorAll('[data-initials]')].map(({ parentElement }) => parentElement?.className)
  await waitFor(() => expect(frames()).toHaveLength(3))
  const [person, first, second] = frames()
  expect(first).toBe(second)
  expect(first).not.toBe(person)
})

test('an account that was deleted is said to be so, and the list is asked for again', async () => {
  const asked = await approve([204], completed)
  expect(told()).toEqual([['Usuário excluído com sucesso!', '']])
  await waitFor(() => expect(rows().at(-1)).toEqual(['Usuário removido', '20/11/2026', 'Concluído', '']))
  expect(asked.filter((one) => one.startsWith(list)).length).toBeGreaterThan(1)
})

test('a deletion says that it is under way, and cannot be called off then', async () => {
  standIn({ [list]: [200, { rows: [pending], before: '', total: 1 }] })
  await open()
  await waitFor(() => get('button', 'Aprovar Exclusão de Ana Lima'))
  await press(get('button', 'Aprovar Exclusão de Ana Lima'))
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('Confirmar Exclusão de Conta?Esta ação é irreversível.')
  await press(get('button', 'Sim, excluir conta'))
  expect(get('button', 'Sim, excluir conta').textContent).toContain('Excluindo...')
  expect(
    all('button')
      .filter(({ textContent }) => textContent === 'Cancelar')
      .map((button) => button.hasAttribute('disabled')),
  ).toEqual([true])
})

test('requests that were read stay while they cannot be read again, with a line that says so', async () => {
  await approve([503, { code: 'unavailable' }], pending)
  const answers: Record<string, StandInAnswer> = { [list]: [503, { code: 'unavailable' }], [approval]: [409, { code: 'conflict' }] }
  standIn(answers)
  await press(get('button', 'Aprovar Exclusão de Ana Lima'))
  await press(get('button', 'Sim, excluir conta'))
  await waitFor(() => expect(document.querySelector('main, body')?.textContent).toContain(`${routes.unavailable}Tentar de novo`))
  expect(rows().at(-1)).toContain('Pendente')
  answers[list] = [200, { rows: [completed], before: '', total: 1 }]
  await press(get('button', 'Tentar de novo'))
  await waitFor(() => expect(rows().at(-1)).toContain('Concluído'))
  expect(document.body.textContent).not.toContain('Tentar de novo')
})

test('the next requests say that they are coming, and why they did not come, beside the button that asks for them', async () => {
  const answers: Record<string, StandInAnswer> = { [list]: [200, { rows: [pending], before: '["2026","a"]', total: 1 }] }
  const asked = standIn(answers)
  await open()
  await waitFor(() => get('button', 'Mostrar mais'))
  delete answers[list]
  await press(get('button', 'Mostrar mais'))
  expect(get('button', 'Mostrar mais').textContent).toContain('Carregando...')
  await unmountAll()

  answers[list] = [200, { rows: [pending], before: '["2026","a"]', total: 1 }]
  await open()
  await waitFor(() => get('button', 'Mostrar mais'))
  answers[list] = [503, { code: 'unavailable' }]
  await press(get('button', 'Mostrar mais'))
  await waitFor(() => expect(get('button', 'Mostrar mais').previousElementSibling?.textContent).toBe(routes.unavailable))
  expect(get('button', 'Mostrar mais').textContent).not.toContain('Carregando...')
  expect(rows()).toHaveLength(2)
  asked.length = 0
  answers[list] = [200, { rows: [completed], before: '', total: 1 }]
  await press(get('button', 'Mostrar mais'))
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(asked).toEqual([`${list}?before=${encodeURIComponent('["2026","a"]')}`])
})
