import { createHash } from 'node:crypto'
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInAsAdmin } from '../../../web/src/data/remote/admin'
import * as auth from '../../../web/src/data/session/auth'
import { confirmAccount } from '../../../web/src/data/session/auth'
import { keptProof } from '../../../web/src/data/session/kept-proof'
import type { Session } from '../../../web/src/data/session/session'
import { makeSignUpProof, signUpProofOf } from '../../../web/src/data/session/sign-up-proof'
import { EmailConfirmedPage } from '../../../web/src/features/account/email-links/email-confirmed-page'
import { ResetPasswordPage } from '../../../web/src/features/account/email-links/reset-password-page'
import { SignUpPage } from '../../../web/src/features/account/entrance/sign-up-page'
import { emailProblem } from '../../../web/src/features/account/settings/account-fields'
import { withAuth } from '../../../web/src/features/account/with-auth'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { aSession } from '../app/sessions'
import { get, mount, press, type, unmountAll } from '../ui/mount'

describe('signing up', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    toastQueue.clear()
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  })

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
    expect(document.body.textContent).toContain('Este nome parece ser da equipe do Canteiro. Escolha outro.')
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

describe('an address with an accented domain', () => {
  const [typed, stored] = [' Ana@Construção.example ', 'ana@xn--construo-xza3b.example']
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  test('[PRODUCT 12] is sent as it is stored, wherever it is typed, as by browsers whose fields do that themselves', async () => {
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      bodies.push(JSON.parse(String(body)))
      return new Response(null, { status: 204 })
    })
    await auth.signUp({ role: 'cliente', full_name: 'Ana', email: typed, password: 'segredo-1', origin: '' })
    await auth.signIn(typed, 'segredo-1', true)
    await auth.requestConfirmation(typed)
    await auth.requestPasswordReset(typed)
    await auth.requestEmailChange('token', typed, 'segredo-1')
    await signInAsAdmin(typed, 'segredo-1')
    const [signedUp, signedIn, ...others] = bodies
    expect([signedUp, signedIn]).toEqual([expect.objectContaining({ email: stored }), { identity: stored, password: 'segredo-1' }])
    expect(others).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ email: stored })))
    expect(emailProblem(typed)).toBeUndefined()
  })

  test('finds the proof of its sign-up by the address in the mailed link', () => {
    makeSignUpProof(typed)
    expect(signUpProofOf(stored)).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each(['ana@obra', 'ana@ção', 'ana@ç ã.com', 'ana@ção.com/x', 'ana@ã.com?x'])('%s is none', (wrong) => {
    expect(emailProblem(wrong)).toBe('email_invalid')
  })
})

describe('the proof of a sign-up', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('a sign-up keeps a proof of its own and gives away its hash', () => {
    const hash = makeSignUpProof(' Ana@Canteiro.example')
    const proof = signUpProofOf('ana@canteiro.example') ?? ''
    expect(proof).toMatch(/^[0-9a-f]{64}$/)
    expect(hash).toBe(createHash('sha256').update(proof).digest('hex'))
    expect(makeSignUpProof('ana@canteiro.example')).not.toBe(hash)
  })

  const answering = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))

  test('another address has none, nor has one that was confirmed with it', async () => {
    makeSignUpProof('ana@canteiro.example')
    expect(signUpProofOf('bia@canteiro.example')).toBeUndefined()
    answering(403, { code: 'password_needed' })
    await confirmAccount('mailed', { proof: 'another' })
    expect(signUpProofOf('ana@canteiro.example')).toBeDefined()
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
    await confirmAccount('mailed', { proof: signUpProofOf('ana@canteiro.example') })
    expect(localStorage).toHaveLength(0)
    localStorage.setItem('canteiro-sign-up-proof', '{"email":')
    expect(signUpProofOf('ana@canteiro.example')).toBeUndefined()
    localStorage.setItem('canteiro-sign-up-proof', JSON.stringify({ email: '', proof: '', made_at: Date.now() }))
    expect([signUpProofOf(''), keptProof()]).toEqual([undefined, null])
  })

  test('a browser without one sends none', async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)))
      return Response.json({ code: 'password_needed' }, { status: 403 })
    })
    await confirmAccount('mailed', { proof: signUpProofOf('ana@canteiro.example') })
    expect(sent).toEqual([{ token: 'mailed' }])
  })
})

describe('the link of a mail', () => {
  beforeEach(() => toastQueue.clear())
  afterEach(() => {
    vi.unstubAllGlobals()
  })

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
    expect(document.body.textContent?.split('E-mail confirmado!')).toHaveLength(2)
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

describe('calls that fail', () => {
  const session: Session = aSession()
  const account = { role: 'cliente', full_name: 'Ana', email: 'ana@canteiro.example', password: 'segredo1', origin: '' } as const

  /** Every call that asks the server about an account. */
  const calls: Record<string, () => Promise<auth.AuthResult<unknown>>> = {
    'sign-up': () => auth.signUp(account),
    'sign-in': () => auth.signIn(account.email, account.password, true),
    renewal: () => auth.renewToken(session),
    'confirmation mail': () => auth.requestConfirmation(account.email),
    'reset mail': () => auth.requestPasswordReset(account.email),
    confirmation: () => auth.confirmAccount('token', { proof: undefined }),
    reset: () => auth.confirmPasswordReset('token', 'segredo1'),
    'change of e-mail': () => auth.requestEmailChange('t', account.email, 'segredo1'),
    'new e-mail': () => auth.confirmEmailChange('token', 'segredo1'),
    'new password': () => auth.changePassword(session, 'segredo1', 'segredo2'),
  }

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const network = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const noAnswer = () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const serverAnswers = (status: number) => vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status }))

  test.each(Object.entries(calls))(
    '%s tells a device without a network, a server that does not answer and one that fails apart',
    async (_name, call) => {
      noAnswer()
      network(false)
      expect(await call()).toEqual({ ok: false, code: 'offline' })
      network(true)
      expect(await call()).toEqual({ ok: false, code: 'unreachable' })
      for (const status of [500, 502, 503]) {
        serverAnswers(status)
        expect(await call()).toEqual({ ok: false, code: 'unavailable' })
      }
    },
  )

  test('what makes the calls could not be loaded: without a network it is that, else the server', async () => {
    const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    network(false)
    expect(await withAuth((auth) => auth.signUp(account), broken)).toEqual({ ok: false, code: 'offline' })
    network(true)
    expect(await withAuth((auth) => auth.signUp(account), broken)).toEqual({ ok: false, code: 'unreachable' })
  })
})
