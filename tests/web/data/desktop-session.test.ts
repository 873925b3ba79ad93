import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aSession } from '../app/sessions'

/** The token that the main process of this run keeps. */
let kept = ''
const call = async (name: string, token = '') => {
  if (name === 'keepForRun') kept = token
  return kept
}

const load = async () => ({
  ...(await import('../../../web/src/data/session/session')),
  ...(await import('../../../web/src/data/session/browser-session')),
})
let session: Awaited<ReturnType<typeof load>>
// The modules of other files here are those of a browser.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('#desktop', () => ({ desktop: { call }, serverUrl: '' }))
  session = await load()
})
afterAll(() => {
  vi.doUnmock('#desktop')
  vi.resetModules()
})

test('[A3] a session that is not to be remembered lasts for its run of the desktop app', async () => {
  const passing = aSession({ token: 'a.token', remember: false })
  session.openSession(passing, null)
  expect(JSON.stringify({ ...localStorage })).not.toContain('a.token')
  await session.recallRun()
  expect(session.storedSession()).toEqual(passing)

  kept = ''
  await session.recallRun()
  expect(session.storedSession()).toBeNull()
  expect(session.endedUserId()).toBe(passing.user_id)
})
