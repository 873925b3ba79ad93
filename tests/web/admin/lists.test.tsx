import { describe, expect, test, vi } from 'vitest'
import { adminLinks } from '#admin-links'
import { texts } from '#texts'
import { AuditPage } from '../../../web/src/features/admin/audit/audit-page'
import { CancellationsPage } from '../../../web/src/features/admin/cancellations/cancellations-page'
import { waitFor } from '../../support/wait-for'
import { all, get, pageText, press, pressOnceThere, told, type, wordsOf } from '../ui/mount'
import { openPage, rows, type StandInAnswer, standIn } from './stand-in'
import { at, page, signInForEach, user } from './tables-setup'

vi.mock('pocketbase', () => import('./silent-realtime'))

describe('acts', () => {
  signInForEach()

  const entry = (id: string, action: string, subject: string, more: object = {}) => ({
    ...{ id, action, created_at: at, actor: 'admin0000000000', actor_email: 'admin@canteiro.example', subject },
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
    standIn({ [list]: page(entries) })
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
    const asked = standIn({ [list]: page(entries.slice(0, 1)) })
    await open(adminLinks.auditOf('user00000000000'))
    await waitFor(() => expect(pageText()).toContain('Só atos referentes a Ana Lima'))
    expect(asked.at(-1)).toContain('subject=user00000000000')
    await press(get('button', 'Mostrar todos'))
    await waitFor(() => expect(asked.at(-1)).toContain('subject=&'))
    expect(pageText()).not.toContain('Só atos referentes a')
  })

  const actors = [
    { id: 'admin0000000001', email: '' },
    { id: 'admin0000000000', email: 'admin@canteiro.example' },
  ]

  test("the acts of one administrator are chosen by e-mail, also of one who is gone, and stand in the page's address", async () => {
    const asked = standIn({ [list]: page(entries), 'GET /api/admin/audit/actors': [200, { actors }] })
    await open('/admin/audit?action=suspend_account')
    await waitFor(() => expect(rows().length).toBeGreaterThan(1))
    await press(get('button', 'Todos os administradores Administrador'))
    expect(wordsOf('option')).toEqual(['Todos os administradores', 'admin@canteiro.example', 'Removido (admin0000000001)'])
    await press(get('option', 'admin@canteiro.example'))
    await waitFor(() => expect(asked.at(-1)).toBe('GET /api/admin/audit?actor=admin0000000000&action=suspend_account&subject=&before='))
    await press(get('button', 'admin@canteiro.example Administrador'))
    await press(get('option', 'Todos os administradores'))
    await waitFor(() => expect(asked.at(-1)).toBe('GET /api/admin/audit?actor=&action=suspend_account&subject=&before='))
  })
})

describe('requests of cancellation', () => {
  signInForEach()

  const list = 'GET /api/admin/cancellations'
  const approval = 'POST /api/admin/cancellations/request00000000/approve'
  const { routes } = texts.errors

  const pending = {
    ...{ id: 'request00000000', status: 'pending', created_at: at, resolved_at: '' },
    ...{ user_id: user.id, full_name: user.full_name, email: user.email, avatar: '', role: user.role },
  }
  const completed = { ...pending, id: 'request00000001', status: 'completed', resolved_at: pending.created_at, user_id: '', full_name: '', email: '' }

  const open = () => openPage('/admin/cancellations', '/admin/cancellations', <CancellationsPage />)

  test('a request has its person, its date and its status; one that is completed has no button, and its person is gone', async () => {
    standIn({ [list]: page([pending, completed]) })
    await open()
    await waitFor(() =>
      expect(rows()).toEqual([
        ['Usuário', 'Data da Solicitação', 'Status', 'Ações'],
        [expect.stringContaining('Ana Limaana@obra.example'), '20/11/2026', 'Pendente', 'RecusarAprovar Exclusão'],
        ['Usuário removido', '20/11/2026', 'Concluído', ''],
      ]),
    )
  })

  test('[PRODUCT 91] a request is declined with a reason, which its person reads', async () => {
    const decline = 'POST /api/admin/cancellations/request00000000/decline'
    const answers: Record<string, StandInAnswer> = { [list]: page([pending]), [decline]: [204] }
    const asked = standIn(answers)
    await open()
    await pressOnceThere('Recusar a exclusão de Ana Lima')
    await type(get('textbox', 'Motivo'), 'Há um projeto em andamento.')
    answers[list] = page([{ ...pending, status: 'declined' }])
    const [confirm] = all('button').filter((button) => button.getAttribute('type') === 'submit')
    await press(confirm ?? document.body)
    await waitFor(() => expect(told()).toEqual([['Solicitação recusada', '']]))
    expect(asked).toContain(decline)
    await waitFor(() => expect(rows().at(-1)).toEqual([expect.any(String), '20/11/2026', 'Recusado', '']))
  })

  /** Approves the one request; afterwards the list is as it then is. */
  async function approve(answer: StandInAnswer, after: object): Promise<string[]> {
    const answers: Record<string, StandInAnswer> = { [list]: page([pending]), [approval]: answer }
    const asked = standIn(answers)
    await open()
    await pressOnceThere('Aprovar Exclusão de Ana Lima')
    expect(pageText()).toContain('Ana Lima e todos os dados associados serão excluídos permanentemente.')
    answers[list] = page([after])
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

  test('an account that was deleted is said to be so, and the list is asked for again', async () => {
    const asked = await approve([204], completed)
    expect(told()).toEqual([['Usuário excluído com sucesso!', '']])
    await waitFor(() => expect(rows().at(-1)).toEqual(['Usuário removido', '20/11/2026', 'Concluído', '']))
    expect(asked.filter((one) => one.startsWith(list)).length).toBeGreaterThan(1)
  })

  test('a deletion says that it is under way, and cannot be called off then', async () => {
    standIn({ [list]: page([pending]) })
    await open()
    await pressOnceThere('Aprovar Exclusão de Ana Lima')
    expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('Confirmar Exclusão de Conta?Esta ação é irreversível.')
    await press(get('button', 'Sim, excluir conta'))
    expect(get('button', 'Sim, excluir conta').textContent).toContain('Excluindo...')
    const cancel = all('button').filter(({ textContent }) => textContent === 'Cancelar')
    expect(cancel.map((button) => button.hasAttribute('disabled'))).toEqual([true])
  })
})
