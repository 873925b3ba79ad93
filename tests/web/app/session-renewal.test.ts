import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRenewed } from '../../../web/src/app/session/session-renewal'
import type { AuthResult } from '../../../web/src/data/session/auth'
import type { Session } from '../../../web/src/data/session/session'
import { aSession } from './sessions'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.parse('2026-11-21T12:00:00.000Z')

let end = () => {}
beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void end())

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const personReturns = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await passes(0)
}

/** A device with a session that was renewed `ago` milliseconds ago. */
function device(ago: number, ask?: () => Promise<AuthResult<Session>>) {
  let stored: Session | null = aSession({ token: 'token 0', renewed_at: START - ago })
  const asked: string[] = []
  end = keepRenewed({
    session: () => stored,
    ask(session) {
      asked.push(session.token)
      return ask?.() ?? Promise.resolve({ ok: true, value: { ...session, token: `token ${asked.length}` } })
    },
    replace(before, next) {
      if (stored?.token !== before.token) return false
      stored = next
      return true
    },
  })
  return {
    asked,
    session: () => stored,
    becomes(session: Session | null) {
      stored = session
    },
  }
}

test('[PRODUCT 6] a page that stays open renews the session each day', async () => {
  const { asked, session } = device(HOUR)
  await passes(22 * HOUR)
  expect(asked).toEqual([])
  await passes(HOUR)
  expect(asked).toEqual(['token 0'])
  await passes(2 * DAY)
  expect(asked).toEqual(['token 0', 'token 1', 'token 2'])
  expect(session()).toMatchObject({ token: 'token 3', renewed_at: START + 23 * HOUR + 2 * DAY })
})

test.each([
  ['that is due', DAY],
  ['whose renewal was noted in the future, by a clock that was wrong,', -40 * DAY],
])('a session %s is renewed as the page opens', (_, ago) => {
  expect(device(ago).asked).toEqual(['token 0'])
})

test('it is renewed once when the person returns to a page that slept over the time', async () => {
  const { asked } = device(0)
  vi.setSystemTime(START + 3 * DAY)
  await personReturns()
  await personReturns()
  expect(asked).toEqual(['token 0'])
})

test('what the server did not answer is asked for again an hour later, or as soon as the network or the person returns', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { asked } = device(DAY, async () => ({ ok: false, code: 'unreachable' }))
  await passes(DAY)
  expect(asked).toHaveLength(0)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await passes(HOUR)
  expect(asked).toHaveLength(2)
  await personReturns()
  expect(asked).toHaveLength(3)
})

test('another tab’s renewal is taken as this tab’s', async () => {
  const { asked, becomes } = device(0)
  await passes(20 * HOUR)
  becomes(aSession({ token: 'another tab’s', renewed_at: START + 20 * HOUR }))
  await passes(20 * HOUR)
  expect(asked).toEqual([])
  await passes(4 * HOUR)
  expect(asked).toEqual(['another tab’s'])
})

test('it ends with its account, also while the server is asked', async () => {
  let answer = (_: AuthResult<Session>) => {}
  const { asked, session } = device(
    DAY,
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  end()
  answer({ ok: true, value: aSession({ token: 'late' }) })
  await passes(3 * DAY)
  expect(asked).toEqual(['token 0'])
  expect(session()?.token).toBe('token 0')
})
