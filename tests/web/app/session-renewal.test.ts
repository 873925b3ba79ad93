import { expect, test } from 'vitest'
import { type Clock, keepRenewed } from '../../../web/src/app/session/session-renewal'
import type { AuthResult } from '../../../web/src/data/session/auth'
import type { Session } from '../../../web/src/data/session/session'
import { aSession } from './sessions'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.parse('2026-11-21T12:00:00.000Z')

/** Time that passes when the test says so, and a network that it takes away and gives back. */
function handClock() {
  let now = START
  let isOnline = true
  let timers: { at: number; then: () => void }[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const clock: Clock = {
    now: () => now,
    wait(ms, then) {
      const timer = { at: now + ms, then }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    isOnline: () => isOnline,
    onReturn(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    clock,
    async passes(ms: number) {
      await settled()
      const end = now + ms
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
        if (!next) break
        timers = timers.filter((other) => other !== next)
        now = next.at
        next.then()
        await settled()
      }
      now = end
    },
    /** The computer sleeps: no timer fires. */
    sleeps(ms: number) {
      now += ms
    },
    async personReturns() {
      tell()
      await settled()
    },
    offline() {
      isOnline = false
    },
    async online() {
      isOnline = true
      tell()
      await settled()
    },
    pending: () => timers.length + listeners.size,
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A device with a session that was renewed `ago` milliseconds ago. */
function device(ago: number, ask?: (session: Session) => Promise<AuthResult<Session>>) {
  const hand = handClock()
  let stored: Session | null = aSession({ token: 'token 0', renewed_at: START - ago })
  let isFull = false
  const asked: string[] = []
  const end = keepRenewed({
    clock: hand.clock,
    session: () => stored,
    ask(session) {
      asked.push(session.token)
      return ask?.(session) ?? Promise.resolve({ ok: true, value: { ...session, token: `token ${asked.length}` } })
    },
    replace(before, next) {
      if (isFull || stored?.token !== before.token) return false
      stored = next
      return true
    },
  })
  return {
    ...hand,
    asked,
    end,
    session: () => stored,
    becomes(session: Session | null) {
      stored = session
    },
    fills() {
      isFull = true
    },
  }
}

test('[PRODUCT 6] a page that stays open renews the session each day', async () => {
  const { asked, passes, session } = device(HOUR)
  await passes(22 * HOUR)
  expect(asked).toEqual([])
  await passes(HOUR)
  expect(asked).toEqual(['token 0'])
  await passes(2 * DAY)
  expect(asked).toEqual(['token 0', 'token 1', 'token 2'])
  expect(session()).toMatchObject({ token: 'token 3', renewed_at: START + 23 * HOUR + 2 * DAY })
})

test('a session that is due is renewed as the page opens', async () => {
  const { asked } = device(DAY)
  await settled()
  expect(asked).toEqual(['token 0'])
})

test('it is renewed when the person returns to a page that slept over the time', async () => {
  const { asked, sleeps, personReturns } = device(0)
  sleeps(3 * DAY)
  await personReturns()
  expect(asked).toEqual(['token 0'])
  await personReturns()
  expect(asked).toEqual(['token 0'])
})

test('a run that began without a network renews once it is back', async () => {
  const { asked, offline, online, passes } = device(23 * HOUR)
  offline()
  await passes(2 * DAY)
  expect(asked).toEqual([])
  await online()
  expect(asked).toEqual(['token 0'])
})

test('a device without room for the renewed session asks again an hour later', async () => {
  const { asked, passes, fills } = device(23 * HOUR)
  fills()
  await passes(2 * HOUR - 1)
  expect(asked).toHaveLength(1)
  await passes(1)
  expect(asked).toHaveLength(2)
})

test('what the server did not answer is asked for again an hour later, or as soon as the network returns', async () => {
  const { asked, passes, online } = device(DAY, async () => ({ ok: false, code: 'unreachable' }))
  await passes(HOUR - 1)
  expect(asked).toHaveLength(1)
  await passes(1)
  expect(asked).toHaveLength(2)
  await online()
  expect(asked).toHaveLength(3)
})

test('another tab’s renewal is taken as this tab’s', async () => {
  const { asked, passes, becomes } = device(0)
  await passes(20 * HOUR)
  becomes(aSession({ token: 'another tab’s', renewed_at: START + 20 * HOUR }))
  await passes(20 * HOUR)
  expect(asked).toEqual([])
  await passes(4 * HOUR)
  expect(asked).toEqual(['another tab’s'])
})

test('a renewal noted in the future, by a clock that was wrong, does not put the next one off', async () => {
  const { asked } = device(-40 * DAY)
  await settled()
  expect(asked).toEqual(['token 0'])
})

test('it ends with its account, also while the server is asked', async () => {
  let answer = (_: AuthResult<Session>) => {}
  const { asked, end, passes, pending, session } = device(
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
  expect(pending()).toBe(0)
})
