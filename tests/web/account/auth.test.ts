import { describe, expect, test, vi } from 'vitest'
import { signInAsAdmin } from '../../../web/src/data/remote/admin'
import * as auth from '../../../web/src/data/session/auth'
import type { Session } from '../../../web/src/data/session/session'
import { emailProblem } from '../../../web/src/features/account/settings/account-fields'
import { withAuth } from '../../../web/src/features/account/with-auth'
import { aSession } from '../app/sessions'

describe('an address with an accented domain, and what other programs copy along', () => {
  const [typed, stored] = [' \u202aA\u00adna@Construção.example\u200b ', 'ana@xn--construo-xza3b.example']

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

  test.each(['ana@obra', 'ana@ção', 'ana@ç ã.com', 'ana@ção.com/x', 'ana@ã.com?x'])('%s is none', (wrong) => {
    expect(emailProblem(wrong)).toBe('email_invalid')
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
