import { afterEach, expect, test, vi } from 'vitest'
import * as auth from '../../../web/src/data/session/auth'
import type { Session } from '../../../web/src/data/session/session'
import { withAuth } from '../../../web/src/features/account/with-auth'
import { SILENCE_LIMIT_MS } from '../../../web/src/http/client'
import { waitFor } from '../../support/wait-for'
import { aSession } from '../app/sessions'

const session: Session = aSession()
const account = { role: 'cliente', full_name: 'Ana', email: 'ana@canteiro.example', password: 'segredo1' } as const

/** Every call that asks the server about an account. */
const calls: Record<string, () => Promise<auth.AuthResult<unknown>>> = {
  'sign-up': () => auth.signUp(account),
  'sign-in': () => auth.signIn(account.email, account.password, true),
  renewal: () => auth.renewToken(session),
  'confirmation mail': () => auth.requestConfirmation(account.email),
  'reset mail': () => auth.requestPasswordReset(account.email),
  confirmation: () => auth.confirmAccount('token', { proof: '' }),
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

test.each(Object.entries(calls))('%s gives up on a server that stays silent', async (_name, call) => {
  network(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = vi.fn(
    (_url: string, { signal }: RequestInit) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  vi.stubGlobal('fetch', asked)
  const answer = call()
  await waitFor(() => expect(asked).toHaveBeenCalled())
  vi.advanceTimersByTime(SILENCE_LIMIT_MS)
  expect(await answer).toEqual({ ok: false, code: 'unreachable' })
})

test.each(Object.entries(calls))("%s takes a hotel's login page for no answer, whatever its status", async (_name, call) => {
  network(true)
  for (const status of [200, 400, 403, 404]) {
    serverAnswers(status)
    expect(await call()).toEqual({ ok: false, code: 'unreachable' })
  }
})

test.each(['sign-in', 'change of e-mail', 'new password'])('%s tells a suspended person so', async (name) => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'suspended', reason: 'Golpe' }, { status: 403 }))
  expect(await calls[name]?.()).toMatchObject({ ok: false, code: 'suspended' })
})

test('what makes the calls could not be loaded: without a network it is that, else the server', async () => {
  const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  network(false)
  expect(await withAuth((auth) => auth.signUp(account), broken)).toEqual({ ok: false, code: 'offline' })
  network(true)
  expect(await withAuth((auth) => auth.signUp(account), broken)).toEqual({ ok: false, code: 'unreachable' })
})
