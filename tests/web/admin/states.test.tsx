import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { storeAdminSession } from '../../../web/src/data/session/admin-session'
import { AuditPage } from '../../../web/src/features/admin/audit/audit-page'
import { CancellationsPage } from '../../../web/src/features/admin/cancellations/cancellations-page'
import { DashboardPage } from '../../../web/src/features/admin/dashboard/admin-dashboard-page'
import { SupportPage } from '../../../web/src/features/admin/support/support-page'
import { ProjectPage } from '../../../web/src/features/admin/tables/project-page'
import { ProjectsPage } from '../../../web/src/features/admin/tables/projects-page'
import { UserPage } from '../../../web/src/features/admin/tables/user-page'
import { UsersPage } from '../../../web/src/features/admin/tables/users-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { waitFor } from '../../support/wait-for'
import { all, get, press } from '../ui/mount'
import { openPage, type StandInAnswer, standIn } from './stand-in'

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

type Screen = { page: ReactNode; path: string; address: string; asks: string; loading: string; failed: string; missing?: string }

const screens: Record<string, Screen> = {
  dashboard: screen('/admin/dashboard', <DashboardPage />, 'Carregando...', 'Não foi possível carregar o dashboard.'),
  users: screen('/admin/users', <UsersPage />, 'Carregando...', 'Não foi possível carregar a lista.'),
  projects: screen('/admin/projects', <ProjectsPage />, 'Carregando...', 'Não foi possível carregar a lista.'),
  tickets: screen('/admin/support', <SupportPage />, 'Carregando...', 'Não foi possível carregar os tickets.'),
  cancellations: screen('/admin/cancellations', <CancellationsPage />, 'Carregando...', 'Erro ao buscar solicitações'),
  audit: screen('/admin/audit', <AuditPage />, 'Carregando...', 'Não foi possível carregar a lista.'),
  ticket: {
    ...screen('/admin/support/:ticketId', <SupportPage />, 'Carregando...', 'Não foi possível carregar a conversa.'),
    ...{ address: '/admin/support/ticket000000000', asks: 'GET /api/admin/support/ticket000000000', missing: 'Ticket não encontrado' },
  },
  user: {
    ...screen('/admin/users/:userId', <UserPage />, 'Carregando usuário...', 'Não foi possível carregar este usuário.'),
    ...{ address: '/admin/users/user00000000000', asks: 'GET /api/admin/users/user00000000000', missing: 'Usuário não encontrado' },
  },
  project: {
    ...screen('*', <ProjectPage projectId="project00000000" />, 'Carregando projeto...', 'Não foi possível carregar este projeto.'),
    ...{ address: '/projetos/project00000000', asks: 'GET /api/projects/project00000000', missing: 'Projeto não encontrado' },
  },
}

function screen(path: string, page: ReactNode, loading: string, failed: string): Screen {
  return { page, path, address: path, asks: `GET ${path.replace('/admin', '/api/admin')}`, loading, failed }
}

const shown = () => document.body.textContent ?? ''
const statuses = () => all('status').map(({ textContent }) => textContent)

describe.each(Object.entries(screens))('the page of %s', (_name, { page, path, address, asks, loading, failed, missing }) => {
  test('says that it is loading until an answer has come', async () => {
    const asked = standIn({})
    await openPage(path, address, page)
    await waitFor(() => expect(asked.some((request) => request.startsWith(asks))).toBe(true))
    expect(statuses()).toContain(loading)
    expect(shown()).not.toContain(failed)
  })

  test('[PRODUCT 29] says what it could not read and why, never that there is nothing, and asks again', async () => {
    const answers: Record<string, StandInAnswer> = { [asks]: [503, { code: 'unavailable' }] }
    const asked = standIn(answers)
    await openPage(path, address, page)
    await waitFor(() => expect(shown()).toContain(failed + texts.errors.routes.unavailable))
    expect(all('button').filter(({ textContent }) => textContent === 'Tentar de novo')).toHaveLength(1)
    expect(shown()).not.toMatch(/Nenhum|Nada encontrado/)
    const before = asked.length
    delete answers[asks]
    await press(get('button', 'Tentar de novo'))
    await waitFor(() => expect(asked.slice(before).some((request) => request.startsWith(asks))).toBe(true))
  })

  if (missing) {
    test('says that there is no such record, and leads back', async () => {
      standIn({ [asks]: [404, { code: 'not_found' }] })
      await openPage(path, address, page)
      await waitFor(() => expect(shown()).toContain(missing))
      expect(all('link')).toHaveLength(1)
    })
  }
})

test.each([
  [<SupportPage key="s" />, '/admin/support', 'Nenhum ticket ainda.'],
  [<AuditPage key="a" />, '/admin/audit', 'Nenhum ato ainda.'],
  [<AuditPage key="b" />, '/admin/audit?action=delete_account', 'Nada encontradoConfira a busca e os filtros.'],
  [<AuditPage key="c" />, '/admin/audit?actor=admin0000000000', 'Nada encontradoConfira a busca e os filtros.'],
  [<CancellationsPage key="d" />, '/admin/cancellations', 'Nenhuma solicitação de cancelamento encontrada.'],
  [<UsersPage key="e" />, '/admin/users?q=zzz', 'Nada encontradoConfira a busca e os filtros.'],
  [<ProjectsPage key="f" />, '/admin/projects?status=completed', 'Nada encontradoConfira a busca e os filtros.'],
])('where there is nothing, that is said: %#', async (page, address, words) => {
  const [path = ''] = address.split('?')
  standIn({
    [`GET ${path.replace('/admin', '/api/admin')}`]: [200, { rows: [], before: '', total: 0 }],
    'GET /api/admin/audit/actors': [200, { actors: [] }],
  })
  await openPage(path, address, page)
  await waitFor(() => expect(shown()).toContain(words))
})
