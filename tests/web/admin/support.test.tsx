import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { reportSubject } from '#domain/support-ticket'
import { texts } from '#texts'
import type { Bridge } from '../../../electron/bridge'
import { useAdminNotices } from '../../../web/src/app/desktop/use-admin-notices'
import { storeAdminSession } from '../../../web/src/data/session/admin-session'
import { SupportPage } from '../../../web/src/features/admin/support/support-page'
import { waitFor } from '../../support/wait-for'
import { get, key, mount, pageText, press, textsIn, type, typedIn, wordsOf } from '../ui/mount'
import { openPage, type StandInAnswer, standIn } from './stand-in'
import { aTicketRow, at, page, signInForEach } from './tables-setup'

vi.mock('pocketbase', () => import('./silent-realtime'))

describe('the page of tickets', () => {
  signInForEach()
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('No network')
    })
  })

  const list = 'GET /api/admin/support'
  const open = (address = '/admin/support') => openPage('/admin/support/:ticketId?', address, <SupportPage />)
  const replied = () => typedIn('Resposta')
  const rowsShown = () => textsIn('nav a').length

  test('a ticket has its person, its subject, its status, its last message and whether it waits, also to who does not see the dot', async () => {
    const asks = aTicketRow('a', { waits_since: at, last: { excerpt: 'Não entro', is_support: false } })
    const reports = aTicketRow('b', { subject: reportSubject({ kind: 'person', id: 'bia000000000000' }), reported_name: 'Bia Reis' })
    const answered: typeof asks = { ...reports, client_name: '', status: 'closed', last: { excerpt: 'Resolvido.', is_support: true } }
    standIn({ [list]: page([asks, answered]) })
    await open()
    await waitFor(() => expect(rowsShown()).toBe(2))
    const words = textsIn('nav a')
    expect(words[0]).toMatch(/^Ana Lima20\/11, \d\d:\d\dSenhaAbertoNão entroAguardando resposta$/)
    expect(words[1]).toMatch(/^Usuário removido20\/11, \d\d:\d\dDenúncia: perfil Bia ReisEncerradoSuporte: Resolvido\.$/)
    expect(pageText()).toContain('Selecione um ticket para ver a conversa.')
  })

  test('[PRODUCT 22] the list is narrowed by status, in its address and the addresses of its tickets', async () => {
    const asked = standIn({ [list]: page([aTicketRow('a')]) })
    await open('/admin/support?status=open')
    await waitFor(() => expect(rowsShown()).toBe(1))
    expect(asked).toEqual(['GET /api/admin/support?q=&status=open&before='])
    expect(document.querySelector('nav a')?.getAttribute('href')).toBe('/admin/support/a?status=open')
    expect(get('button', 'Abertos Status')).toBeDefined()
  })

  test('[PRODUCT 22] the list begins with those that wait, and leads to all where none does', async () => {
    const asked = standIn({ [list]: page([]) })
    await open()
    await waitFor(() => expect(pageText()).toContain('Ninguém aguarda resposta.'))
    expect(asked).toEqual(['GET /api/admin/support?q=&status=waiting&before='])
    await press(get('button', 'Ver todos os tickets'))
    await waitFor(() => expect(asked.at(-1)).toBe('GET /api/admin/support?q=&status=&before='))
    expect(pageText()).toContain('Nenhum ticket ainda.')
  })

  const message = { id: 'message00000000', content: 'Oi', created_at: at, is_support: false, author: '' }
  const talkOf = (id: string, ...messages: object[]): StandInAnswer => [
    200,
    { ticket: aTicketRow(id, { subject: `Ticket ${id}` }), reported: [], messages, has_earlier: false },
  ]
  const queue: Record<string, StandInAnswer> = {
    [list]: page(['a', 'b', 'c'].map((id) => aTicketRow(id, { waits_since: at }))),
    ...Object.fromEntries(['a', 'b', 'c'].map((id) => [`${list}/${id}`, talkOf(id, message)])),
  }
  const openQueue = () => open('/admin/support/b')
  const shownTicket = () => pageText().match(/Ticket (\w)/)?.[1]

  test('J and K open the next ticket and the one before, and are letters in the reply', async () => {
    standIn(queue)
    await openQueue()
    await waitFor(() => expect([shownTicket(), rowsShown()]).toEqual(['b', 3]))
    await key(get('textbox', 'Resposta'), 'j')
    expect(shownTicket()).toBe('b')
    for (const [name, ticketId] of ['jc', 'jc', 'kb', 'ka'].map((pressed) => [...pressed] as [string, string])) {
      await key(document.body, name)
      await waitFor(() => expect(shownTicket()).toBe(ticketId))
    }
  })

  test.each([
    ['Obrigada!', 'Responder e encerrar', 'POST /api/admin/support/b/messages'],
    ['', 'Só encerrar e ir ao próximo', 'PATCH /api/admin/support/b'],
  ])('a ticket is closed with %j, and the next one opens', async (reply, button, request) => {
    const asked = standIn({ ...queue, [request]: [204] })
    await openQueue()
    await waitFor(() => expect([shownTicket(), rowsShown()]).toEqual(['b', 3]))
    if (reply) await type(get('textbox', 'Resposta'), reply)
    await press(get('button', button))
    await waitFor(() => expect(shownTicket()).toBe('c'))
    expect(asked).toContain(request)
  })

  test('a reply that closes and is not sent stays in its field, at its ticket', async () => {
    standIn({ ...queue, 'POST /api/admin/support/b/messages': [503, { code: 'unavailable' }] })
    await openQueue()
    await waitFor(() => expect(shownTicket()).toBe('b'))
    await type(get('textbox', 'Resposta'), 'Obrigada!')
    await press(get('button', 'Responder e encerrar'))
    await waitFor(() => expect(pageText()).toContain(`Não enviada. ${texts.errors.routes.unavailable}`))
    expect([shownTicket(), replied()]).toEqual(['b', 'Obrigada!'])
  })

  test('a saved reply is put after what is typed, and what is typed can be saved', async () => {
    const saved = 'GET /api/admin/saved-replies'
    const answers = { ...queue, [saved]: [200, { replies: [{ id: 'r', title: 'Senha', content: 'Enviamos um link.' }] }] as StandInAnswer }
    const asked = standIn(answers)
    await openQueue()
    await waitFor(() => expect(shownTicket()).toBe('b'))
    await type(get('textbox', 'Resposta'), 'Bom dia.')
    await press(get('button', 'Respostas prontas'))
    await waitFor(() => get('button', 'Usar Senha'))
    await type(get('textbox', 'Nome da nova resposta pronta'), 'Saudação')
    await press(get('button', 'Salvar resposta'))
    expect(asked.at(-1)).toMatch(/^PUT \/api\/admin\/saved-replies\/\w{15}$/)
    await press(get('button', 'Usar Senha'))
    expect(replied()).toBe('Bom dia.\n\nEnviamos um link.')
  })

  test('a reply that is too long is said to be so and cannot be sent, and one that is not sent says so', async () => {
    const answer = { ...message, id: 'b', is_support: true, author: 'Bia' }
    standIn({ [`${list}/a`]: talkOf('a', message, answer), 'POST /api/admin/support/a/messages': [503, { code: 'unavailable' }] })
    await open('/admin/support/a')
    await waitFor(() => expect(textsIn('article').map((text) => text?.replace(/ · 20.*/, ''))).toEqual(['OiCliente', 'OiSuporte · Bia']))
    const send = () => get('button', 'Enviar resposta')
    expect(send().hasAttribute('disabled')).toBe(true)
    await type(get('textbox', 'Resposta'), 'a'.repeat(4_001))
    expect(pageText()).toContain('Uma mensagem tem até 4.000 caracteres.')
    expect(send().hasAttribute('disabled')).toBe(true)
    await type(get('textbox', 'Resposta'), 'Já volto.')
    expect(pageText()).not.toContain('Uma mensagem tem até')
    await press(send())
    await waitFor(() => expect(pageText()).toContain(`Não enviada. ${texts.errors.routes.unavailable}`))
    expect(replied()).toBe('Já volto.')
  })

  test('without a network there is one notice, and one that asks again where the server alone did not answer', async () => {
    const answers: Record<string, StandInAnswer> = { [list]: page([aTicketRow('a')], { before: 'a' }) }
    standIn(answers)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await open()
    await waitFor(() => expect(rowsShown()).toBe(1))
    answers[list] = [503, { code: 'unavailable' }]
    await press(get('button', 'Mostrar mais'))
    const notices = () => wordsOf('status')
    await waitFor(() => expect(notices()).toEqual([`${texts.errors.routes.unavailable}Tentar de novo`]))
    onLine.mockReturnValue(false)
    await act(async () => dispatchEvent(new Event('offline')))
    expect(notices()).toEqual(['Isto precisa de conexão. O que você digitou continua aqui.'])
  })
})

describe('the badge', () => {
  const desktop = { call: async () => undefined } as unknown as Bridge
  const Counted = () => {
    useAdminNotices(desktop, true)
    return null
  }

  test('the badge of an administrator counts every ticket that waits, beyond the page that is here', async () => {
    const setAppBadge = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { setAppBadge, clearAppBadge: async () => undefined }))
    storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' })
    const asked = standIn({ 'GET /api/admin/support': page([], { before: '["2026","a"]', total: 73 }) })
    await mount(<Counted />)
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(73))
    expect(asked).toEqual(['GET /api/admin/support?status=waiting&order=newest&before='])
  })
})
