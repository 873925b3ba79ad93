import { act } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { leaveAdminArea, storeAdminSession } from '../../../web/src/data/session/admin-session'
import { SupportPage } from '../../../web/src/features/admin/support/support-page'
import { waitFor } from '../../support/wait-for'
import { all, get, mount, press, type } from '../ui/mount'
import { openPage, type StandInAnswer, standIn } from './stand-in'

vi.mock('pocketbase', () => ({
  default: class {
    realtime = { subscribe: async () => undefined, unsubscribe: async () => undefined }
  },
}))

beforeEach(() => {
  storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('No network')
  })
})
afterEach(() => {
  leaveAdminArea()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('without a network the page of tickets says what it needs, before a ticket is chosen', async () => {
  await mount(
    <MemoryRouter initialEntries={['/admin/support']}>
      <Routes>
        <Route path="/admin/support" element={<SupportPage />} />
      </Routes>
    </MemoryRouter>,
  )
  expect(document.body.textContent).toContain('Isto precisa de conexão. O que você digitou continua aqui.')
})

const at = '2026-11-20T12:00:00.000Z'
const ticket = (id: string, more: object) => ({
  ...{ id, client_id: 'client000000000', client_name: 'Ana Lima', client_avatar: '', subject: 'Senha', status: 'open', last_message_at: at },
  ...{ is_unread: false, ...more },
})

test('a ticket has its person, its subject, its status, its time and whether it is new, also to who does not see the dot', async () => {
  const rows = [ticket('a', { is_unread: true }), ticket('b', { client_name: '', subject: 'Foto', status: 'closed' })]
  standIn({ 'GET /api/admin/support': [200, { rows, before: '', total: 2 }] })
  await openPage('/admin/support', '/admin/support', <SupportPage />)
  await waitFor(() => expect(document.querySelectorAll('nav a')).toHaveLength(2))
  const words = [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent)
  expect(words[0]).toMatch(/^Ana LimaSenhaAberto20\/11, \d\d:\d\dNão lido$/)
  expect(words[1]).toMatch(/^Usuário removidoFotoEncerrado20\/11, \d\d:\d\d$/)
  expect(document.body.textContent).toContain('Selecione um ticket para ver a conversa.')
})

test('[PRODUCT 22] the list is narrowed by status, in its address and the addresses of its tickets', async () => {
  const asked = standIn({ 'GET /api/admin/support': [200, { rows: [ticket('a', {})], before: '', total: 1 }] })
  await openPage('/admin/support', '/admin/support?status=open', <SupportPage />)
  await waitFor(() => expect(document.querySelectorAll('nav a')).toHaveLength(1))
  expect(asked).toEqual(['GET /api/admin/support?status=open&before='])
  expect(document.querySelector('nav a')?.getAttribute('href')).toBe('/admin/support/a?status=open')
  expect(get('button', 'Abertos Status')).toBeDefined()
})

test('a reply that is too long is said to be so and cannot be sent, and one that is not sent says so', async () => {
  const message = { id: 'message00000000', content: 'Oi', created_at: at, is_support: false }
  standIn({
    'GET /api/admin/support/a': [
      200,
      { ticket: ticket('a', {}), messages: [message, { ...message, id: 'b', is_support: true }], has_earlier: false },
    ],
    'POST /api/admin/support/a/messages': [503, { code: 'unavailable' }],
  })
  await openPage('/admin/support/:ticketId', '/admin/support/a', <SupportPage />)
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(2))
  expect([...document.querySelectorAll('article')].map(({ textContent }) => textContent?.split(' · ')[0])).toEqual(['OiCliente', 'OiSuporte'])
  const send = () => get('button', 'Enviar resposta')
  expect(send().hasAttribute('disabled')).toBe(true)
  await type(get('textbox', 'Resposta'), 'a'.repeat(4_001))
  expect(document.body.textContent).toContain('Uma mensagem tem até 4.000 caracteres.')
  expect(send().hasAttribute('disabled')).toBe(true)
  await type(get('textbox', 'Resposta'), 'Já volto.')
  expect(document.body.textContent).not.toContain('Uma mensagem tem até')
  await press(send())
  await waitFor(() => expect(document.body.textContent).toContain(`Não enviada. ${texts.errors.routes.unavailable}`))
  expect((get('textbox', 'Resposta') as HTMLTextAreaElement).value).toBe('Já volto.')
})

test('without a network there is one notice, and one that asks again where the server alone did not answer', async () => {
  const answers: Record<string, StandInAnswer> = { 'GET /api/admin/support': [200, { rows: [ticket('a', {})], before: 'a', total: 1 }] }
  standIn(answers)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await openPage('/admin/support', '/admin/support', <SupportPage />)
  await waitFor(() => expect(document.querySelectorAll('nav a')).toHaveLength(1))
  answers['GET /api/admin/support'] = [503, { code: 'unavailable' }]
  await press(get('button', 'Mostrar mais'))
  const notices = () => all('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(notices()).toEqual([`${texts.errors.routes.unavailable}Tentar de novo`]))
  onLine.mockReturnValue(false)
  await act(async () => dispatchEvent(new Event('offline')))
  expect(notices()).toEqual(['Isto precisa de conexão. O que você digitou continua aqui.'])
})
