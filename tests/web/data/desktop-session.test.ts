import { beforeEach, expect, test, vi } from 'vitest'
import { endedUserId, forgetSession, openSession, storedSession } from '../../../web/src/data/session/session'
import { aSession } from '../app/sessions'

const mark = '0d2a7f52-51d0-4d6c-9a3e-6f1f0b8a4c11'
const run = vi.hoisted(() => ({ sessionId: '', call: async () => undefined }))
vi.mock('#desktop', () => ({ desktop: run, serverUrl: '' }))

const passing = aSession({ token: ['eyJhbGciOiJIUzI1NiJ9', 'a'.repeat(160), 'b'.repeat(43)].join('.'), remember: false })
const hex = (byte: number) => byte.toString(16).padStart(2, '0')
/** As a run of the app is named: its mark, and so many bytes that are in memory only. */
const nameOfRun = (bytes: number) => mark + Array.from({ length: bytes }, (_, at) => hex((at * 37 + 11) % 256)).join('')

beforeEach(() => {
  localStorage.clear()
  run.sessionId = nameOfRun(512)
})

test('[A3] a session that is not to be remembered lasts for its run of the desktop app', () => {
  openSession(passing, null)
  expect(storedSession()).toEqual(passing)
  run.sessionId = `another${nameOfRun(512).slice('another'.length)}`
  expect(storedSession()).toBeNull()
  expect(endedUserId()).toBe(passing.user_id)
})

test('[A3] signing out in the desktop app leaves no mark of its run', () => {
  openSession(passing, null)
  forgetSession()
  expect({ ...localStorage }).toEqual({})
})

test('[A3] of a token that is longer than what a run of the desktop app keeps in memory nothing is written down', () => {
  run.sessionId = nameOfRun(100)
  openSession(passing, null)
  const { token } = JSON.parse(localStorage.getItem('canteiro-session') ?? '{}')
  expect(token).toBe('')
  expect(storedSession()).toBeNull()
  expect(endedUserId()).toBe(passing.user_id)
})
