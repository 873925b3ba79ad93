import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { reportSubject } from '#domain/support-ticket'
import { texts } from '#texts'
import { storeAdminSession } from '../../../web/src/data/session/admin-session'
import { Talk } from '../../../web/src/features/admin/support/talk'
import { waitFor } from '../../support/wait-for'
import { get, pageText, press, pressOnceThere, told, type } from '../ui/mount'
import { openPage } from './stand-in'
import { aTicketRow, at } from './tables-setup'

vi.mock('pocketbase', () => import('./silent-realtime'))

describe('a ticket', () => {
  const talk = {
    ticket: aTicketRow('ticket000000000', { waits_since: at }),
    messages: [{ id: 'message00000000', content: 'Oi', created_at: at, is_support: false, author: '' }],
    reported: [],
    has_earlier: false,
  }
  const asked: string[] = []
  /** The answer to closing the ticket. */
  let closing: () => Response

  beforeEach(() => {
    storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' })
    asked.length = 0
    closing = () => new Response(null, { status: 204 })
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      asked.push(`${init?.method ?? 'GET'} ${new URL(input instanceof Request ? input.url : input, 'http://localhost').pathname}`)
      if (init?.method === 'PATCH') return closing()
      return init?.method === 'POST' ? new Response(null, { status: 204 }) : Response.json(talk)
    })
  })

  const showTalk = () => openPage('/', '/', <Talk ticketId={talk.ticket.id} onAct={() => undefined} onDone={() => undefined} />)

  test.each([
    [503, { code: 'unavailable' }, texts.errors.routes.unavailable],
    [404, { code: 'not_found' }, texts.errors.routes.not_found],
  ] as const)('a ticket that could not be closed is said to be so, and stays open (%i)', async (status, body, reason) => {
    closing = () => Response.json(body, { status })
    await showTalk()
    await pressOnceThere('Encerrar')
    await waitFor(() => expect(told()).toEqual([['Erro ao alterar ticket', reason]]))
    expect(get('button', 'Encerrar').getAttribute('aria-disabled')).toBeNull()
  })

  test('what was written before the newest messages comes when it is asked for, and stays while newer ones come', async () => {
    const message = (number: number) => ({
      ...{ id: `message${String(number).padStart(8, '0')}`, content: `Mensagem ${number}.`, is_support: false, author: '' },
      created_at: new Date(Date.parse(at) + number * 1_000).toISOString(),
    })
    /** Two messages a page. */
    let count = 5
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      if (init?.method !== 'GET') return new Response(null, { status: 204 })
      const before = new URL(input, 'http://localhost').searchParams.get('before') ?? ''
      const known = Array.from({ length: count }, (_, number) => message(number)).filter(({ created_at }) => before === '' || created_at < before)
      return Response.json({ ...talk, messages: known.slice(-2), has_earlier: known.length > 2 })
    })
    const shown = () => [...document.querySelectorAll('article')].map(({ textContent }) => textContent?.match(/Mensagem (\d)/)?.[1]).join('')
    await showTalk()
    await waitFor(() => expect(shown()).toBe('34'))
    await press(get('button', 'Mostrar mensagens anteriores'))
    await waitFor(() => expect(shown()).toBe('1234'))
    count = 6
    await press(get('button', 'Encerrar'))
    await waitFor(() => expect(shown()).toBe('12345'))
    await press(get('button', 'Mostrar mensagens anteriores'))
    await waitFor(() => expect(shown()).toBe('012345'))
    expect(pageText()).not.toContain('Mostrar mensagens anteriores')
    // More at once than a page brings: what lies between is earlier, and is never left out unseen.
    count = 9
    await press(get('button', 'Encerrar'))
    await waitFor(() => expect(shown()).toBe('78'))
    await press(get('button', 'Mostrar mensagens anteriores'))
    await waitFor(() => expect(shown()).toBe('5678'))
  })

  test('[PRODUCT 118] a report says why and how many others have reported; its enclosed messages come at a press, with who wrote which and where some are missing', async () => {
    const report = {
      ...talk,
      ticket: {
        ...talk.ticket,
        subject: reportSubject({ kind: 'conversation', id: 'talk00000000000' }),
        reason: 'payment',
        enclosed: 2,
        reporters: 3,
      },
    }
    const enclosed = [
      { id: 'a', content: 'Manda o sinal', created_at: at, is_gap: false, is_reporter: false, author: 'Bruno Reis' },
      { id: 'g', content: '', created_at: at, is_gap: true, is_reporter: false, author: '' },
      { id: 'b', content: 'Não mando', created_at: at, is_gap: false, is_reporter: true, author: 'Ana Lima' },
    ]
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      asked.push(`${init?.method} ${new URL(input, 'http://localhost').pathname}`)
      return Response.json(init?.method === 'POST' ? { messages: enclosed } : report)
    })
    await showTalk()
    await waitFor(() => expect(pageText()).toContain('Mais 3 pessoas denunciaram nos últimos 90 dias'))
    expect(pageText()).toContain('Pagamento')
    expect(asked.filter((request) => request.startsWith('POST'))).toEqual([])
    await pressOnceThere('Ver 2 mensagens anexadas')
    await waitFor(() => expect(pageText()).toContain('Manda o sinal'))
    expect(asked).toContain('POST /api/admin/support/ticket000000000/evidence')
    expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent?.replace(/ · \d.*?\d\d:\d\d/, ': '))).toEqual([
      'Bruno Reis (quem foi denunciado): Manda o sinal',
      'Há mensagens entre estas que não vieram junto.',
      'Ana Lima (quem denunciou): Não mando',
    ])
    await press(get('button', 'Ocultar'))
    expect(pageText()).not.toContain('Manda o sinal')
  })

  test('[PRODUCT 130] a reported reference is read beside its report, and removed there with a reason', async () => {
    const [id, name] = ['0123456789abcde', 'Sumiu com o material.']
    const report = {
      ...talk,
      ticket: { ...talk.ticket, subject: reportSubject({ kind: 'reference', id }) },
      reported: [
        { kind: 'reference', id, name },
        { kind: 'reply', id, name: 'Cliente burra.' },
      ],
    }
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      if (init?.method !== 'POST') return Response.json(report)
      sent.push([new URL(input, 'http://localhost').pathname, JSON.parse(String(init.body))])
      return new Response(null, { status: 204 })
    })
    await showTalk()
    await waitFor(() => expect(pageText()).toContain(`“${name}”`))
    await press(get('button', 'Remover referência'))
    await type(get('textbox', 'Motivo'), 'Ofensa')
    await press(document.querySelector('button[type=submit]') ?? document.body)
    await waitFor(() => expect(told()).toContainEqual(['Referência removida', '']))
    expect(sent).toEqual([[`/api/admin/references/${id}/removal`, { reason: 'Ofensa' }]])
    expect(pageText()).toContain('Resposta: “Cliente burra.”')
    await press(get('button', 'Remover resposta'))
    await type(get('textbox', 'Motivo'), 'Ofensa')
    await press(document.querySelector('button[type=submit]') ?? document.body)
    await waitFor(() => expect(told()).toContainEqual(['Resposta removida', '']))
    expect(sent[1]).toEqual([`/api/admin/references/${id}/removal`, { reason: 'Ofensa', part: 'reply' }])
  })

  /** Replies are answered when the test says so; returns the id of each. */
  function holdReplies(): { ids: string[]; answer: (status: number) => Promise<void> } {
    const ids: string[] = []
    let answer = (_: Response) => {}
    const ask = globalThis.fetch
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      const path = input instanceof Request ? input.url : String(input)
      if (!path.endsWith('/messages')) return ask(input, init)
      ids.push(JSON.parse(String(init?.body)).message_id)
      return new Promise<Response>((resolve) => {
        answer = resolve
      })
    })
    const body = (status: number) => (status === 204 ? new Response(null, { status }) : Response.json({ code: 'unavailable' }, { status }))
    return { ids, answer: (status) => act(async () => answer(body(status))) }
  }

  const field = () => get('textbox', texts.adminPages.support.reply) as HTMLTextAreaElement
  const sendButton = () => get('button', texts.adminPages.support.send)

  async function openTalk(): Promise<void> {
    await showTalk()
    await waitFor(() => expect(document.querySelector('textarea')).not.toBeNull())
  }

  test('of a reply that is being sent, what was typed after it is the next one', async () => {
    const { answer } = holdReplies()
    await openTalk()
    await type(field(), 'Bom dia.')
    await press(sendButton())
    await type(field(), 'Bom dia. Já vejo.')
    await answer(204)
    await waitFor(() => expect(field().value).toBe(' Já vejo.'))
  })
})
