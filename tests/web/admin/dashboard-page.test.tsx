import { expect, test, vi } from 'vitest'
import { DashboardPage } from '../../../web/src/features/admin/dashboard/admin-dashboard-page'
import { waitFor } from '../../support/wait-for'
import { all, pageText } from '../ui/mount'
import { openPage, standIn } from './stand-in'
import { signInForEach } from './tables-setup'

vi.mock('pocketbase', () => import('./silent-realtime'))
// The service worker does not keep the library of charts: without a network their code does not come.
vi.mock('../../../web/src/charts/bar-chart', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('../../../web/src/charts/doughnut-chart', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

signInForEach()

const at = '2026-11-20T12:00:00.000Z'
const list = 'GET /api/admin/dashboard'
const person = (id: string, full_name: string, role: string) => ({ id, full_name, role, created_at: at })
const dashboard = {
  ...{ users: 1_234, projects: 56, proposals: 78, waiting_tickets: 9, pending_cancellations: 2 },
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

const noChart = 'Não foi possível carregar o gráfico. Veja os números na tabela.'
const tables = () =>
  [...document.querySelectorAll('table')].map((table) => [table.caption?.textContent, ...[...table.rows].map((row) => row.textContent ?? '')])

test('the figures lead to what they count, and stay where the charts do not come', async () => {
  standIn({ [list]: [200, dashboard] })
  await open()
  await waitFor(() => expect(pageText()).toContain(noChart))
  expect(tables()).toEqual([
    ['Novos Usuários (Últimos 7 dias)', 'DiaNovos Usuários', '19/111.200', '20/111'],
    ['Projetos por Status', 'StatusProjetos', 'Aberto3', 'Concluído1', 'Outro2'],
  ])
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
  for (const words of ['Criado em 20/11/2026', 'Registrado em 20/11/2026', 'Cliente', 'Empresa', 'Autônomo']) expect(pageText()).toContain(words)
})

test('where there is nothing yet, that is said, without a chart', async () => {
  standIn({ [list]: [200, nothing] })
  await open()
  await waitFor(() => expect(pageText()).toContain('Nenhum usuário ainda.'))
  expect(pageText().split('Nenhum projeto ainda.')).toHaveLength(3)
})
