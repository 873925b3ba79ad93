import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import {
  endAdminSession,
  leaveAdminArea,
  storeAdminSession,
  storedAdminSession,
  useAdminSession,
  useTypedText,
} from '../../../web/src/data/session/admin-session'
import { AdminLoginPage } from '../../../web/src/features/admin/login-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { get, mount, press, type } from '../ui/mount'

describe('the entrance', () => {
  beforeEach(() => {
    leaveAdminArea()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
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
})

describe('a session of administrators', () => {
  const session = { token: 't', email: 'admin@canteiro.example' }

  beforeEach(() => void leaveAdminArea())

  function Shown() {
    const [typed, keep] = useTypedText('video')
    return (
      <>
        <p>{`${useAdminSession()?.email ?? 'nobody'}, ${typed ?? 'nothing'}`}</p>
        <button type="button" onClick={() => keep('https://')}>
          Type
        </button>
      </>
    )
  }
  const shown = () => document.querySelector('p')?.textContent

  test('[PRODUCT 2] a session lives in this tab and nowhere else', () => {
    storeAdminSession(session)
    expect(storedAdminSession()).toEqual(session)
    // A file before may still store something at any moment.
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(session.email)
    expect(document.cookie).toBe('')
  })

  /** The page loads again in the same tab. */
  async function afterReload() {
    vi.resetModules()
    return await import('../../../web/src/data/session/admin-session')
  }

  test('a session and what was typed survive a reload', async () => {
    storeAdminSession(session)
    await mount(<Shown />)
    await press(get('button', 'Type'))
    const reloaded = await afterReload()
    expect(reloaded.storedAdminSession()).toEqual(session)
    const Again = () => <b>{reloaded.useTypedText('video')[0]}</b>
    await mount(<Again />)
    expect(document.querySelector('b')?.textContent).toBe('https://')
  })

  test('a session that ends leaves what was typed; who signs out leaves nothing', async () => {
    await mount(<Shown />)
    expect(shown()).toBe('nobody, nothing')
    await act(async () => storeAdminSession(session))
    await press(get('button', 'Type'))
    expect(shown()).toBe('admin@canteiro.example, https://')
    await act(async () => endAdminSession())
    expect(shown()).toBe('nobody, https://')
    await act(async () => storeAdminSession(session))
    await act(async () => leaveAdminArea())
    expect(shown()).toBe('nobody, nothing')
    expect(sessionStorage).toHaveLength(0)
  })

  test('what one administrator typed is there when they sign in again, and not for another', async () => {
    storeAdminSession(session)
    await mount(<Shown />)
    await press(get('button', 'Type'))
    await act(async () => endAdminSession())
    await act(async () => storeAdminSession(session))
    expect(shown()).toBe('admin@canteiro.example, https://')
    await act(async () => endAdminSession())
    await act(async () => storeAdminSession({ token: 'u', email: 'outra@canteiro.example' }))
    expect(shown()).toBe('outra@canteiro.example, nothing')
  })
})
