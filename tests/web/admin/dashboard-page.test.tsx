import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { storeAdminSession } from '../../../web/src/data/session/admin-session'
import { DashboardPage } from '../../../web/src/features/admin/dashboard/admin-dashboard-page'
import { waitFor } from '../../support/wait-for'
import { all, get, press } from '../ui/mount'
import { openPage, type StandInAnswer, standIn } from './stand-in'

vi.mock('pocketbase', () => ({
  default: class {
    realtime = { subscribe: async () => undefined, unsubscribe: async () => undefined }
  },
}))
// The service worker does not keep the library of charts: without a network their code does not come.
vi.mock('../../../web/src/charts/bar-chart', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
const doughnut = vi.hoisted(() => ({ isThere: false, times: 0 }))
vi.mock('../../../web/src/charts/doughnut-chart', () => ({
  get DoughnutChart() {
    doughnut.times++
    if (!doughnut.isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ dataset }: { dataset: string }) => <i>{`drawn: ${dataset}`}</i>
  },
}))

beforeEach(() => storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' }))
afterEach(() => vi.unstubAllGlobals())

const at = '2026-11-20T12:00:00.000Z'
const list = 'GET /api/admin/dashboard'
const person = (id: string, full_name: string, role: string) => ({ id, full_name, role, created_at: at })
const dashboard = {
  ...{ users: 1_234, projects: 56, proposals: 78, open_tickets: 9, pending_cancellations: 2 },
  projects_by_status: [
    { status: 'completed', count: 1 },
    { status: 'archived', count: 2 },
    { status: 'open', count: 3 },
  ],
  new_users: [
    { day: '2026-11-19', count: 1_200 },
    { day: '2026-11-20', count: 1 },
  ],
  recent_projects: [{ id: 'project00000000', title: 'Muro', created_at: at }],
  recent_users: [person('a', 'Ana Lima', 'cliente'), person('b', 'Obras Já', 'empresa'), person('c', '', 'autonomo')],
}
const nothing = { ...dashboard, users: 0, projects: 0, projects_by_status: [], recent_projects: [], recent_users: [] }
const open = () => openPage('/admin', '/admin', <DashboardPage />)
const shown = () => document.body.textContent ?? ''

const noChart = 'Não foi possível carregar o gráfico. Veja os números na tabela.'
const tables = () =>
  [...document.querySelectorAll('table')].map((table) => [table.caption?.textContent, ...[...table.rows].map((row) => row.textContent ?? '')])
const isHidden = (table: number) => document.querySelectorAll('table')[table]?.parentElement?.tagName === 'SPAN'
const retryOf = (part: string) => {
  const section = all('button').find((button) => button.closest('section')?.querySelector('h2')?.textContent === part)
  if (!section) throw new Error(`no button in ${part}`)
  return section
}

test('a chart whose code does not come is told, with its figures for everyone, and comes by another try', async () => {
  standIn({ [list]: [200, dashboard] })
  await open()
  await waitFor(() => expect(shown().split(noChart)).toHaveLength(3))
  expect(tables()).toEqual([
    ['Novos Usuários (Últimos 7 dias)', 'DiaNovos Usuários', '19/111.200', '20/111'],
    ['Projetos por Status', 'StatusProjetos', 'Aberto3', 'Concluído1', 'Outro2'],
  ])
  expect([isHidden(0), isHidden(1)]).toEqual([false, false])

  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const before = doughnut.times
  await press(retryOf('Projetos por Status'))
  await waitFor(() => expect(doughnut.times).toBeGreaterThan(before))
  expect(shown().split(noChart)).toHaveLength(3)
  // Where the browser does not ask for it again, a fresh page does.
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  doughnut.isThere = true
  await press(retryOf('Projetos por Status'))
  await waitFor(() => expect(shown()).toContain('drawn: Projetos por Status'))
  expect(shown().split(noChart)).toHaveLength(2)
  expect([isHidden(0), isHidden(1)]).toEqual([false, true])
  expect(tables()[1]).toContain('Aberto3')
  expect(reload).toHaveBeenCalledOnce()
  reload.mockRestore()
})

test('the figures lead to what they count, and stay where the charts do not come', async () => {
  standIn({ [list]: [200, dashboard] })
  await open()
  await waitFor(() => expect(shown()).toContain(noChart))
  const links = all('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual(
    expect.arrayContaining([
      ['Total de Usuários1.234', '/admin/users'],
      ['Total de Projetos56', '/admin/projects'],
      ['Total de Propostas78', '/admin/projects'],
      ['Tickets de Suporte9', '/admin/support'],
      ['Cancelamentos2', '/admin/cancellations'],
      ['Muro', '/projetos/project00000000'],
      ['Nome não preenchido', '/admin/users/c'],
    ]),
  )
  for (const words of ['Criado em 20/11/2026', 'Registrado em 20/11/2026', 'Cliente', 'Empresa', 'Autônomo']) expect(shown()).toContain(words)
})

test('where there is nothing yet, that is said, without a chart', async () => {
  standIn({ [list]: [200, nothing] })
  await open()
  await waitFor(() => expect(shown()).toContain('Nenhum usuário ainda.'))
  expect(shown().split('Nenhum projeto ainda.')).toHaveLength(3)
})

test('figures that cannot be asked for are said so, with the reason, and come once they can be', async () => {
  const answers: Record<string, StandInAnswer> = { [list]: [503, { code: 'unavailable' }] }
  standIn(answers)
  await open()
  await waitFor(() => expect(shown()).toContain('Não foi possível carregar o dashboard.'))
  expect(shown()).toContain(texts.errors.routes.unavailable)
  answers[list] = [200, dashboard]
  await press(get('button', 'Tentar de novo'))
  await waitFor(() => expect(shown()).toContain('Ana Lima'))
})
