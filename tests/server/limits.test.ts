import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withLinkMail } from '../../pocketbase/src/accounts/email-address'
import { attempt } from '../../pocketbase/src/limits'
import type { App } from '../../pocketbase/src/pocketbase-api'
import { didWithinBound } from '../../pocketbase/src/requests/concurrency'

let held: Map<string, unknown>
let app: App

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') })
  vi.stubGlobal('$os', { getenv: () => '' })
  held = new Map()
  const store = { setFunc: (name: string, change: (old: unknown) => unknown) => void held.set(name, change(held.get(name) ?? null)) }
  app = { store: () => store } as unknown as App
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const limit = { name: 'pulls', most: 2, withinMs: 60_000 }
const tries = (count: number) => Array.from({ length: count }, () => attempt(app, limit, 'ana'))

test('what is tried more often than the limit within its time is one too many, and counts anew after it', () => {
  expect(tries(3)).toEqual([true, true, false])
  expect(attempt(app, limit, 'bia')).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(tries(3)).toEqual([true, true, false])
})

describe('[PRODUCT 7] mails with a link, of one kind, to one mailbox', () => {
  let mailed: string[]
  beforeEach(() => {
    mailed = []
  })
  const asks = (who: string, email = 'ana.lima@obra.example', work = () => void mailed.push(who)) =>
    withLinkMail(app, 'password_reset', email, { who, isKnownDevice: who === 'her phone' }, (isAllowed) => {
      if (isAllowed) work()
    })
  const asksSixTimes = (who: string) => {
    for (let time = 0; time < 6; time++) {
      asks(who)
      asks(who, `analima+${time}@obra.example`)
      vi.advanceTimersByTime(3 * 60_000)
    }
  }
  const fiveBy = (...askers: string[]) => askers.flatMap((who) => Array.from({ length: 5 }, () => who))

  test('go each three minutes, five a day by one asker and twenty in all, and none counts that could not be queued', () => {
    const full = () => {
      throw new Error('disk full')
    }
    expect(() => asks('one', undefined, full)).toThrow('disk full')
    const strangers = ['one', 'two', 'three', 'four']
    for (const who of [...strangers, 'five']) asksSixTimes(who)
    expect(mailed).toEqual(fiveBy(...strangers))
    asks('five', 'bia@obra.example')
    vi.advanceTimersByTime(24 * 60 * 60_000)
    asks('five')
    expect(mailed).toEqual([...fiveBy(...strangers), 'five', 'five'])
  })

  test('go to their owner on a device of her own, however often strangers have asked and ask', () => {
    for (const who of ['one', 'two', 'three', 'four']) asksSixTimes(who)
    mailed = []
    for (let time = 0; time < 6; time++) {
      for (const who of ['one', 'five', 'her phone']) asks(who)
      vi.advanceTimersByTime(3 * 60_000)
    }
    expect(mailed).toEqual(fiveBy('her phone'))
  })

  test('go to their owner from another network than the one that has had its five', () => {
    asksSixTimes('one')
    mailed = []
    for (const who of ['one', 'her home']) asks(who)
    expect(mailed).toEqual(['her home'])
  })
})

test('what is tried at the same time counts, whichever engine is held up on its way to the count', () => {
  let isFirst = true
  const held = new Map<string, unknown>()
  const setFunc = (name: string, change: (old: unknown) => unknown): void => {
    if (isFirst) {
      isFirst = false
      // Another engine is quicker, and begins the count a moment later.
      vi.advanceTimersByTime(1)
      expect(attempt(app, limit, 'ana')).toBe(true)
    }
    held.set(name, change(held.get(name) ?? null))
  }
  app = { store: () => ({ setFunc }) } as unknown as App
  expect(tries(2)).toEqual([true, false])
})

test('work beyond what may be under way is not done, and what never told its end counts for ten minutes', () => {
  const underWay = { name: 'commands', each: 2, all: 3 }
  const third: boolean[] = []
  const begins = (person: string) => didWithinBound(app, underWay, person, () => {})
  didWithinBound(app, underWay, 'ana', () => {
    didWithinBound(app, underWay, 'ana', () => {
      third.push(begins('ana'), begins('bia'))
      didWithinBound(app, underWay, 'bia', () => third.push(begins('caio')))
      vi.advanceTimersByTime(10 * 60_000)
      third.push(begins('ana'))
    })
  })
  expect(third).toEqual([false, true, false, true])
  expect(JSON.stringify([...held.values()])).not.toContain('ana')
})
