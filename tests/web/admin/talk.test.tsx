import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeAdminSession } from '../../../web/src/data/session/admin-session'
import { Talk } from '../../../web/src/features/admin/support/talk'
import { waitFor } from '../../support/wait-for'
import { mount } from '../ui/mount'

vi.mock('pocketbase', () => ({
  default: class {
    realtime = { subscribe: async () => undefined, unsubscribe: async () => undefined }
  },
}))

const at = '2026-11-20T12:00:00.000Z'
const talk = {
  ticket: {
    ...{ id: 'ticket000000000', client_id: 'client000000000', client_name: 'Ana', client_avatar: '', subject: 'Senha' },
    ...{ status: 'open', last_message_at: at, is_unread: true },
  },
  messages: [{ id: 'message00000000', content: 'Oi', created_at: at, is_support: false }],
}
const asked: string[] = []
let visibility: DocumentVisibilityState

beforeEach(() => {
  storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' })
  asked.length = 0
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${new URL(input instanceof Request ? input.url : input, 'http://localhost').pathname}`)
    return init?.method === 'POST' ? new Response(null, { status: 204 }) : Response.json(talk)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const turn = (next: DocumentVisibilityState) =>
  act(async () => {
    visibility = next
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('what comes to a tab in the background is read once the tab is seen, and not before', async () => {
  await turn('hidden')
  await mount(<Talk ticketId={talk.ticket.id} onAct={() => undefined} />)
  await waitFor(() => expect(document.body.textContent).toContain('Oi'))
  expect(asked).toEqual(['GET /api/admin/support/ticket000000000'])
  await turn('visible')
  await waitFor(() => expect(asked).toContain('POST /api/admin/support/ticket000000000/read'))
})
