import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeAdminSession } from '../../../web/src/data/session/admin-session'
import { SupportPage } from '../../../web/src/features/admin/support/support-page'
import { mount } from '../ui/mount'

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
