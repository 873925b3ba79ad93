import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminLinks } from '#admin-links'
import { texts } from '#texts'
import { storeAdminSession } from '../../../web/src/data/session/admin-session'
import { AuditPage } from '../../../web/src/features/admin/audit/audit-page'
import { waitFor } from '../../support/wait-for'
import { all, get, press } from '../ui/mount'
import { openPage, rows, type StandInAnswer, standIn } from './stand-in'

beforeEach(() => storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' }))
afterEach(() => vi.unstubAllGlobals())

const entry = (id: string, action: string, subject: string, more: object = {}) => ({
  ...{ id, action, created_at: '2026-11-20T12:00:00.000Z', actor: 'admin0000000000', actor_email: 'admin@canteiro.example', subject },
  ...{ user_id: '', user_name: '', ticket_id: '', ticket_subject: '', ...more },
})
const entries = [
  entry('a', 'suspend_account', 'user00000000000', { user_id: 'user00000000000', user_name: 'Ana Lima' }),
  entry('b', 'close_ticket', 'ticket000000000', { ticket_id: 'ticket000000000', ticket_subject: 'Senha' }),
  entry('c', 'remove_project', 'project00000000'),
  entry('d', 'set_site_setting', 'how_it_works_video_url'),
  entry('e', 'set_site_setting', 'footer_active'),
  entry('f', 'export_users', 'users'),
  entry('g', 'delete_account', 'user00000000001', { actor: 'admin0000000001', actor_email: '' }),
  entry('h', 'reply_to_ticket', 'ticket000000000', { ticket_id: 'ticket000000000', ticket_subject: 'Senha' }),
  entry('i', 'reopen_ticket', 'ticket000000001'),
  entry('j', 'lift_suspension', 'user00000000002', { user_id: 'user00000000002' }),
  entry('k', 'export_projects', 'projects'),
  entry('l', 'set_site_setting', 'footer_facebook'),
  entry('m', 'set_site_setting', 'footer_instagram'),
  entry('n', 'set_site_setting', 'footer_linkedin'),
  entry('o', 'of_a_newer_server', 'something'),
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
    ['Excluiu a conta', 'Removido (admin0000000001)', 'Removido (user00000000001)'],
    ['Respondeu a um ticket', 'admin@canteiro.example', 'Senha'],
    ['Reabriu um ticket', 'admin@canteiro.example', 'Removido (ticket000000001)'],
    ['Reativou a conta', 'admin@canteiro.example', 'Nome não preenchido'],
    ['Exportou a lista de projetos', 'admin@canteiro.example', 'Lista de projetos'],
    ['Mudou uma configuração do site', 'admin@canteiro.example', 'Facebook do rodapé'],
    ['Mudou uma configuração do site', 'admin@canteiro.example', 'Instagram do rodapé'],
    ['Mudou uma configuração do site', 'admin@canteiro.example', 'LinkedIn do rodapé'],
    ['of_a_newer_server', 'admin@canteiro.example', 'Removido (something)'],
  ])
  expect(rows()[1]?.at(-1)).toMatch(/^20\/11\/2026, \d\d:\d\d$/)
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

const actors = [
  { id: 'admin0000000001', email: '' },
  { id: 'admin0000000000', email: 'admin@canteiro.example' },
]

test("the acts of one administrator are chosen by e-mail, also of one who is gone, and stand in the page's address", async () => {
  const asked = standIn({ [list]: [200, { rows: entries, before: '', total: 1 }], 'GET /api/admin/audit/actors': [200, { actors }] })
  await open('/admin/audit?action=suspend_account')
  await waitFor(() => expect(rows().length).toBeGreaterThan(1))
  await press(get('button', 'Todos os administradores Administrador'))
  expect(all('option').map(({ textContent }) => textContent)).toEqual([
    'Todos os administradores',
    'admin@canteiro.example',
    'Removido (admin0000000001)',
  ])
  await press(get('option', 'admin@canteiro.example'))
  await waitFor(() => expect(asked.at(-1)).toBe('GET /api/admin/audit?actor=admin0000000000&action=suspend_account&subject=&before='))
  await press(get('button', 'admin@canteiro.example Administrador'))
  await press(get('option', 'Todos os administradores'))
  await waitFor(() => expect(asked.at(-1)).toBe('GET /api/admin/audit?actor=&action=suspend_account&subject=&before='))
})

test('an administrator whom the address names is chosen before it is known who they are', async () => {
  const asked = standIn({})
  await open('/admin/audit?actor=admin0000000000')
  await waitFor(() => expect(asked).toContain('GET /api/admin/audit?actor=admin0000000000&action=&subject=&before='))
  get('button', 'Carregando... Administrador')
})

const chosen = () => all('button').find(({ textContent }) => textContent?.startsWith('Identificador'))?.textContent ?? ''
const actorList = 'GET /api/admin/audit/actors'

test('administrators who cannot be loaded are not said to be gone, and are loaded by another try', async () => {
  const answers: Record<string, StandInAnswer> = { [list]: [200, { rows: [], before: '', total: 0 }], [actorList]: [503, { code: 'unavailable' }] }
  standIn(answers)
  await open('/admin/audit?actor=admin0000000000')
  await waitFor(() => expect(document.body.textContent).toContain('Não foi possível carregar os administradores.'))
  expect(document.body.textContent).toContain(texts.errors.routes.unavailable)
  expect(chosen()).toContain('Identificador admin0000000000')
  expect(document.body.textContent).not.toContain('Removido')
  answers[actorList] = [200, { actors }]
  await press(get('button', 'Tentar de novo'))
  await waitFor(() => get('button', 'admin@canteiro.example Administrador'))
  expect(document.body.textContent).not.toContain('Não foi possível carregar os administradores.')
})

test('an administrator whose acts are shown has their e-mail while the others cannot be loaded', async () => {
  standIn({ [list]: [200, { rows: entries, before: '', total: 1 }], [actorList]: [503, { code: 'unavailable' }] })
  await open('/admin/audit?actor=admin0000000000')
  await waitFor(() => get('button', 'admin@canteiro.example Administrador'))
})

test('administrators are loaded again together with the acts, once the server can be reached', async () => {
  const answers: Record<string, StandInAnswer> = { [list]: [0], [actorList]: [0] }
  standIn(answers)
  await open('/admin/audit?actor=admin0000000000')
  await waitFor(() => expect(document.body.textContent).toContain(texts.errors.routes.unreachable))
  // The acts' own words and button are enough.
  expect(document.body.textContent).not.toContain('Não foi possível carregar os administradores.')
  expect(chosen()).toContain('Identificador admin0000000000')
  answers[list] = [200, { rows: [], before: '', total: 0 }]
  answers[actorList] = [200, { actors }]
  await press(get('button', 'Tentar de novo'))
  await waitFor(() => get('button', 'admin@canteiro.example Administrador'))
})
