import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { EmailConfirmedPage } from '../../../web/src/features/account/email-links/email-confirmed-page'
import { ResetPasswordPage } from '../../../web/src/features/account/email-links/reset-password-page'
import { SignUpPage } from '../../../web/src/features/account/entrance/sign-up-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { get, mount, pageText, press, type, unmountAll } from '../ui/mount'

describe('signing up', () => {
  beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(null, { status: 204 })))

  async function open(address: string) {
    const router = createMemoryRouter(
      [
        { path: '/cadastro/:role', Component: SignUpPage },
        { path: '/auth/callback', Component: EmailConfirmedPage },
        { path: '/login', element: <h1>Entrar</h1> },
      ],
      { initialEntries: [address] },
    )
    await mount(<RouterProvider router={router} />)
    return router
  }

  const field = (name: string) => get('textbox', name) as HTMLInputElement
  const fill = async () => {
    await type(field('Nome completo'), 'Ana Souza')
    await type(field('E-mail'), 'ana@canteiro.example')
    await type(field('Senha'), 'segredo-1')
  }
  const tokenOf = (email: string) => `a.${btoa(JSON.stringify({ email, exp: 9_999_999_999 }))}.c`
  const soon = (look: () => unknown) => expect.poll(() => act(async () => look()), { timeout: 10_000 })

  test('name and e-mail of a sign-up survive a reload, the password does not', async () => {
    await open('/cadastro/cliente')
    await fill()
    await unmountAll()
    await open('/cadastro/cliente')
    expect([field('Nome completo').value, field('E-mail').value, field('Senha').value]).toEqual(['Ana Souza', 'ana@canteiro.example', ''])
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('segredo-1')
  })

  test('[PRODUCT 1] a name that passes for the operator is told of at its field, and is not sent', async () => {
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    await open('/cadastro/cliente')
    await fill()
    await type(field('Nome completo'), 'Equipe Canteiro · Suporte')
    await press(get('button', 'Criar conta'))
    await soon(() => field('Nome completo').getAttribute('aria-invalid')).toBe('true')
    expect(pageText()).toContain('Este nome parece ser da equipe do Canteiro. Escolha outro.')
    expect(asked).not.toHaveBeenCalled()
  })

  test.each(['this browser', 'another device'])(
    '[PRODUCT 92] who signed up for a project is led there by the sign-in, also from a mail in %s, with the address filled in',
    async (device) => {
      const asked = vi.fn(async (_url: string, _request: RequestInit) => new Response(null, { status: 204 }))
      vi.stubGlobal('fetch', asked)
      const router = await open('/cadastro/cliente?para=/projetos/novo')
      await fill()
      await press(get('button', 'Criar conta'))
      await soon(() => router.state.location.state).toEqual({ email: 'ana@canteiro.example', isUnconfirmed: true, from: '/projetos/novo' })
      expect(JSON.parse(String(asked.mock.calls[0]?.[1].body))).toMatchObject({ origin: '/projetos/novo' })
      expect(sessionStorage.getItem('canteiro-sign-up') ?? '').not.toContain('ana@')
      await unmountAll()
      if (device === 'another device') localStorage.clear()
      const mailed = await open(
        `/auth/callback#${device === 'another device' ? 'para=%2Fprojetos%2Fnovo&' : ''}token=${tokenOf('ana@canteiro.example')}`,
      )
      await soon(() => document.querySelector('h1')?.textContent).toBe('E-mail confirmado!')
      await press(get('button', 'Entrar'))
      await soon(() => mailed.state.location.state).toEqual({ email: 'ana@canteiro.example', isUnconfirmed: false, from: '/projetos/novo' })
      // A link that was used is no page to come back to.
      expect(mailed.state.historyAction).toBe('REPLACE')
    },
  )
})

describe('the link of a mail', () => {
  test('a confirmed address is told of for six seconds, and in other words than the page’s heading', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
    await mount(
      <MemoryRouter initialEntries={['/auth/callback#token=a.b.c']}>
        <EmailConfirmedPage />
      </MemoryRouter>,
    )
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('E-mail confirmado!'), { timeout: 10_000 })
    const [toast] = toastQueue.visibleToasts
    expect(toast?.timeout).toBe(6_000)
    expect(toast?.content.title).toBe('Agora você já pode entrar.')
    expect(pageText().split('E-mail confirmado!')).toHaveLength(2)
  })

  test.each(['a.b.c', 'a.b.c).', 'a.b%0D%0A.c', 'a.b.c.&utm_source=mail'])('the token of a link that came as #token=%s is found', async (written) => {
    const asked = vi.fn(async (_url: string, _request: RequestInit) => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', asked)
    await mount(
      <MemoryRouter initialEntries={[`/auth/callback#token=${written}`]}>
        <EmailConfirmedPage />
      </MemoryRouter>,
    )
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    expect(JSON.parse(String(asked.mock.calls[0]?.[1].body))).toMatchObject({ token: 'a.b.c' })
  })
})

describe('a new password', () => {
  test('until its link has been looked at, the page of a new password says that it is', () => {
    const page = (
      <MemoryRouter>
        <ResetPasswordPage />
      </MemoryRouter>
    )
    expect(renderToStaticMarkup(page)).toContain('Verificando link...')
  })
})
