import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { leaveAdminArea, storeAdminSession, storedAdminSession } from '../../../web/src/data/session/admin-session'
import { AdminLoginPage } from '../../../web/src/features/admin/login-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { get, mount, press, type } from '../ui/mount'

beforeEach(() => {
  leaveAdminArea()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  toastQueue.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open() {
  const router = createMemoryRouter(
    [
      { path: '/admin/login', element: <AdminLoginPage to="/admin/settings" /> },
      { path: '/admin/settings', element: <h1>Inside</h1> },
    ],
    { initialEntries: ['/admin/login'] },
  )
  await mount(<RouterProvider router={router} />)
  return () => router.state.location.pathname
}

type Asked = { path: string; body: unknown }

/** Fills the form and sends it; the server answers at once. */
async function signIn(status: number, answer: object): Promise<Asked[]> {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push({ path: new URL(url, location.href).pathname, body: JSON.parse(String(body)) })
    return Response.json(answer, { status })
  })
  await type(get('textbox', 'E-mail'), ' admin@canteiro.example ')
  await type(get('textbox', 'Senha'), 'segredo1')
  await press(get('button', 'Entrar'))
  for (let turn = 0; turn < 10; turn++) await act(() => new Promise((resolve) => setImmediate(resolve)))
  return asked
}

const told = () => toastQueue.visibleToasts.map(({ content: { title, description } }) => `${title} ${description}`)

test('[PRODUCT 2] whoever gets in is told so, and goes on one second later', async () => {
  const where = await open()
  const [asked] = await signIn(200, { token: 't' })
  expect(asked).toEqual({ path: '/api/admin/sign-in', body: { email: 'admin@canteiro.example', password: 'segredo1' } })
  expect(told()).toEqual(['Login bem-sucedido! Bem-vindo de volta!'])
  expect(storedAdminSession()).toEqual({ token: 't', email: 'admin@canteiro.example' })
  await act(async () => void vi.advanceTimersByTime(999))
  expect(where()).toBe('/admin/login')
  await act(async () => void vi.advanceTimersByTime(1))
  expect(where()).toBe('/admin/settings')
})

test.each([
  [400, { code: 'wrong_credentials' }, 'Credenciais inválidas. Por favor, tente novamente.'],
  [429, { code: 'too_many_requests' }, texts.errors.routes.too_many_requests],
  [429, { status: 429, message: 'Too Many Requests.', data: {} }, texts.errors.routes.too_many_requests],
  [413, { status: 413, message: 'Request entity too large.', data: {} }, texts.errors.routes.too_large],
  [503, { code: 'unavailable' }, texts.errors.routes.unavailable],
  [500, { code: 'toString' }, texts.errors.routes.unavailable],
  [400, { code: 'toString' }, texts.errors.routes.unknown],
  [200, { unexpected: true }, texts.errors.routes.unreachable],
])('whoever does not get in stays, without a session, and hears why (%i %j)', async (status, answer, reason) => {
  const where = await open()
  await signIn(status, answer)
  expect(told()).toEqual([`Falha no Login ${reason}`])
  await act(async () => void vi.advanceTimersByTime(2_000))
  expect(where()).toBe('/admin/login')
  expect(storedAdminSession()).toBeNull()
  expect(get('button', 'Entrar').getAttribute('aria-disabled')).toBeNull()
})

test('whoever comes with a session is inside already', async () => {
  storeAdminSession({ token: 't', email: 'admin@canteiro.example' })
  const where = await open()
  expect(where()).toBe('/admin/settings')
})
