import { beforeEach, expect, test, vi } from 'vitest'
import { keptForBrowserSession } from '../../../web/src/data/session/browser-session'
import { endedUserId, forgetSession, openSession, replaceSession, storedSession } from '../../../web/src/data/session/session'
import { aSession } from '../app/sessions'
import { fillStorage } from './full-storage'

/** As long as PocketBase makes them. */
const tokenOf = (sign: string) => ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9', sign.repeat(160), sign.repeat(43)].join('.')
const passing = aSession({ token: tokenOf('a'), remember: false })

/** What is stored in the browser's profile folder, which other people can read after the browser has ended. */
const onDisk = (): string => JSON.stringify({ ...localStorage })

const tokenHalf = (): unknown => JSON.parse(localStorage.getItem('canteiro-session') ?? '{}').token

const endBrowserSession = (): void => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
}

beforeEach(() => {
  localStorage.clear()
  endBrowserSession()
})

test('[A3] a session that is not to be remembered is whole in its browser session, and its token is in nothing that outlives it', () => {
  expect(openSession(passing, null).ok).toBe(true)
  expect(storedSession()).toEqual(passing)
  expect(onDisk()).not.toContain(passing.token)
  expect(document.cookie).not.toContain(passing.token)
  const before = onDisk()

  endBrowserSession()
  expect(storedSession()).toBeNull()
  expect(endedUserId()).toBe(passing.user_id)
  expect(onDisk()).toBe(before)
})

test('[A3] what is left of a token fits every other one as well', () => {
  openSession(passing, null)
  const half = tokenHalf()
  const cookie = document.cookie
  endBrowserSession()
  openSession({ ...passing, token: tokenOf('b') }, null)
  // The same half with the cookie of another browser session is noise.
  localStorage.setItem('canteiro-session', JSON.stringify({ ...passing, token: half, isHalf: true }))
  expect(document.cookie).not.toBe(cookie)
  expect(storedSession()?.token).not.toContain('aaaa')
  expect(storedSession()?.token).toHaveLength(passing.token.length)
})

test('[A3] a renewed token takes the place of the one before under the same cookie, so that no tab joins halves of two', () => {
  openSession(passing, null)
  const cookie = document.cookie
  const next = { ...passing, token: tokenOf('b') }
  expect(replaceSession(passing, next)).toBe(true)
  expect(document.cookie).toBe(cookie)
  expect(storedSession()).toEqual(next)
  expect(onDisk()).not.toContain(next.token)
})

test('[A3] a renewed token that is longer lengthens the cookie, and a tab that reads before it is stored joins the token before', () => {
  openSession(passing, null)
  const cookie = document.cookie
  const next = { ...passing, token: tokenOf('b'.repeat(2)) }
  const before = localStorage.getItem('canteiro-session') ?? ''
  expect(replaceSession(passing, next)).toBe(true)
  expect(storedSession()).toEqual(next)
  expect(onDisk()).not.toContain(next.token)
  expect(document.cookie.startsWith(cookie)).toBe(true)
  localStorage.setItem('canteiro-session', before)
  expect(storedSession()).toEqual(passing)
})

test('[A3] where a browser keeps no cookie, nothing of a token that is not to be remembered is written down', () => {
  const cookies = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  openSession(passing, null)
  cookies.mockRestore()
  expect(tokenHalf()).toBe('')
  expect(storedSession()).toBeNull()
  expect(endedUserId()).toBe(passing.user_id)
})

test('[A3] whoever signs in after another in the same browser session has a cookie of their own', () => {
  openSession(passing, null)
  const cookie = document.cookie
  forgetSession(passing.user_id)
  expect({ ...localStorage }).toEqual({})
  expect(keptForBrowserSession()).toBe('')
  openSession({ ...passing, user_id: 'u2' }, null)
  expect(document.cookie).not.toBe(cookie)
})

test('[A3] a session that an earlier release did not remember goes on in its browser session, and is split when it is renewed', () => {
  localStorage.setItem('canteiro-session', JSON.stringify(passing))
  document.cookie = 'canteiro_session=1; path=/; SameSite=Strict'
  expect(storedSession()).toEqual(passing)
  const next = { ...passing, token: tokenOf('b') }
  expect(replaceSession(passing, next)).toBe(true)
  expect(storedSession()).toEqual(next)
  expect(onDisk()).not.toContain(next.token)
})

test('a session that is to be remembered needs no cookie', () => {
  const lasting = aSession({ token: tokenOf('a') })
  openSession(lasting, null)
  expect(keptForBrowserSession()).toBe('')
  expect(storedSession()).toEqual(lasting)
})

test.each([passing, { ...passing, remember: true }])('a device without room says so, and keeps the session that it has', (given) => {
  expect(openSession(given, null).ok).toBe(true)
  const before = storedSession()
  fillStorage()
  expect(openSession({ ...given, token: tokenOf('b') }, given)).toEqual({ ok: false, code: 'storage_full' })
  expect(replaceSession(given, { ...given, token: tokenOf('b') })).toBe(false)
  expect(storedSession()).toEqual(before)
})

test('who has signed in meanwhile is not signed over', () => {
  openSession(passing, null)
  expect(openSession({ ...passing, user_id: 'u2' }, null)).toEqual({ ok: false, code: 'replaced' })
})
