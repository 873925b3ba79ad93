import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aSession } from '../app/sessions'

const mark = '0d2a7f52-51d0-4d6c-9a3e-6f1f0b8a4c11'
const run = { sessionId: '', call: async () => undefined }

const passing = aSession({ token: ['eyJhbGciOiJIUzI1NiJ9', 'a'.repeat(160), 'b'.repeat(43)].join('.'), remember: false })
const hex = (byte: number) => byte.toString(16).padStart(2, '0')
/** As a run of the app is named: its mark, and so many bytes that are in memory only. */
const nameOfRun = (bytes: number) => mark + Array.from({ length: bytes }, (_, at) => hex((at * 37 + 11) % 256)).join('')

const load = () => import('../../../web/src/data/session/session')
let session: Awaited<ReturnType<typeof load>>
// The modules of other files here are those of a browser.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('#desktop', () => ({ desktop: run, serverUrl: '' }))
  session = await load()
})
afterAll(() => {
  vi.doUnmock('#desktop')
  vi.resetModules()
})
beforeEach(() => {
  localStorage.clear()
  run.sessionId = nameOfRun(512)
})

test('[A3] a session that is not to be remembered lasts for its run of the desktop app', () => {
  session.openSession(passing, null)
  expect(session.storedSession()).toEqual(passing)
  run.sessionId = `another${nameOfRun(512).slice('another'.length)}`
  expect(session.storedSession()).toBeNull()
  expect(session.endedUserId()).toBe(passing.user_id)
})

test('[A3] signing out in the desktop app leaves no mark of its run', () => {
  session.openSession(passing, null)
  session.forgetSession(passing.user_id)
  expect({ ...localStorage }).toEqual({})
})

test('[A3] of a token that is longer than what a run of the desktop app keeps in memory nothing is written down', () => {
  run.sessionId = nameOfRun(100)
  session.openSession(passing, null)
  const { token } = JSON.parse(localStorage.getItem('canteiro-session') ?? '{}')
  expect(token).toBe('')
  expect(session.storedSession()).toBeNull()
  expect(session.endedUserId()).toBe(passing.user_id)
})
