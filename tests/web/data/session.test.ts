import { beforeEach, expect, test, vi } from 'vitest'
import { keptForBrowserSession } from '../../../web/src/data/session/browser-session'
import { endedUserId, forgetSession, openSession, replaceSession, storedSession } from '../../../web/src/data/session/session'
import { aSession } from '../app/sessions'
import { fillStorage } from './full-storage'

/** As long as PocketBase makes them. */
const tokenOf = (sign: string) => ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9', sign.repeat(160), sign.repeat(43)].join('.')
const passing = aSession({ token: tokenOf('a'), remember: false })

/** Storage of the browser's profile folder, which other people can read after the browser has ended. */
const onDisk = (): string => JSON.stringify({ ...localStorage })

const endBrowserSession = (): void => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
}

beforeEach(() => void endBrowserSession())

test('[A3] a session that is not to be remembered is whole in its browser session, and its token is in nothing that outlives it', () => {
  expect(openSession(passing, null).ok).toBe(true)
  expect(storedSession()).toEqual(passing)
  expect(onDisk()).not.toContain(passing.token)

  endBrowserSession()
  expect(storedSession()).toBeNull()
  expect(endedUserId()).toBe(passing.user_id)
})

test('[A3] a renewed token takes the place of the one before', () => {
  openSession(passing, null)
  const next = { ...passing, token: tokenOf('b') }
  expect(replaceSession(passing, next)).toBe(true)
  expect(storedSession()).toEqual(next)
  expect(onDisk()).not.toContain(next.token)
})

test.each([
  ['https://canteiro.example', true],
  ['http://localhost:8090', false],
])('[A3] at %s the cookie of a browser session is kept from pages without TLS: %s', (address, isSecure) => {
  const cookies = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  vi.stubGlobal('location', new URL(address))
  openSession(passing, null)
  forgetSession(passing.user_id)
  vi.unstubAllGlobals()
  expect(cookies.mock.calls.length).toBeGreaterThan(0)
  for (const [written] of cookies.mock.calls) expect(written.includes('; Secure')).toBe(isSecure)
  cookies.mockRestore()
})

test('[A3] where a browser keeps no cookie, nothing of a token that is not to be remembered is written down', () => {
  const cookies = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  expect(openSession(passing, null)).toEqual({ ok: false, code: 'storage_blocked' })
  cookies.mockRestore()
  expect(onDisk()).not.toContain(passing.token)
  expect(storedSession()).toBeNull()
})

test('[A3] signing out leaves nothing of a session', () => {
  openSession(passing, null)
  forgetSession(passing.user_id)
  expect({ ...localStorage }).toEqual({})
  expect(keptForBrowserSession()).toBe('')
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
