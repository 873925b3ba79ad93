import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminLinks } from '#admin-links'
import { storeAdminSession } from '../../../web/src/data/session/admin-session'
import { AuditPage } from '../../../web/src/features/admin/audit/audit-page'
import { waitFor } from '../../support/wait-for'
import { get, press } from '../ui/mount'
import { openPage, rows, standIn } from './stand-in'

beforeEach(() => storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' }))
afterEach(() => vi.unstubAllGlobals())

const entry = (id: string, action: string, subject: string, more: object = {}) => ({
  ...{ id, action, created_at: '2026-11-20T12:00:00.000Z', actor_email: 'admin@canteiro.example', subject },
  ...{ user_id: '', user_name: '', ticket_id: '', ticket_subject: '', ...more },
})
const entries = [
  entry('a', 'suspend_account', 'user00000000000', { user_id: 'user00000000000', user_name: 'Ana Lima' }),
  entry('b', 'close_ticket', 'ticket000000000', { ticket_id: 'ticket000000000', ticket_subject: 'Senha' }),
  entry('c', 'remove_project', 'project00000000'),
  entry('d', 'set_site_setting', 'how_it_works_video_url'),
  entry('e', 'set_site_setting', 'footer_active'),
  entry('f', 'export_users', 'users'),
  entry('g', 'delete_account', 'user00000000001', { actor_email: '' }),
]
const list = 'GET /api/admin/audit'
const open = (address: string) => openPage('/admin/audit', address, <AuditPage />)

test('an act has what, who, whom and when, each in words', async () => {
  standIn({ [list]: [200, { rows: entries, before: '', total: entries.length }] })
  await open('/admin/audit')
  await waitFor(() => expect(rows()).toHaveLength(entries.length + 1))
  expect(rows().map(([what, who, whom]) => [what, who, whom])).toEqual([
    ['O que fez', 'Quem', 'Referente a'],
    ['Suspendeu a conta', 'admin@canteiro.example', 'Ana Lima'],
    ['Encerrou um ticket', 'admin@canteiro.example', 'Senha'],
    ['Removeu um projeto', 'admin@canteiro.example', 'Removido (project00000000)'],
    ['Mudou uma configuração do site', 'admin@canteiro.example', 'Vídeo de Como Funciona'],
    ['Mudou uma configuração do site', 'admin@canteiro.example', 'Serviços e contato do rodapé'],
    ['Exportou a lista de usuários', 'admin@canteiro.example', 'Lista de usuários'],
    ['Excluiu a conta', 'N/A', 'Removido (user00000000001)'],
  ])
  expect(rows()[1]?.at(-1)).toMatch(/20\/11\/2026|20 de nov/)
})

test('the acts upon one subject are asked for by its address, which says whose they are and leads back to all', async () => {
  const asked = standIn({ [list]: [200, { rows: entries.slice(0, 1), before: '', total: 1 }] })
  await open(adminLinks.auditOf('user00000000000'))
  await waitFor(() => expect(document.body.textContent).toContain('Só atos referentes a Ana Lima'))
  expect(asked.at(-1)).toContain('subject=user00000000000')
  await press(get('button', 'Mostrar todos'))
  await waitFor(() => expect(asked.at(-1)).toContain('subject=&'))
  expect(document.body.textContent).not.toContain('Só atos referentes a')
})
