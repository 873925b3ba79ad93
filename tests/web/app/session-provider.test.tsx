import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../web/src/app/session-provider'
import type { Session } from '../../../web/src/data/session/session'
import { type SessionState, useSession } from '../../../web/src/data/store/account-store-context'
import { mount } from '../ui/mount'
import { aSession } from './sessions'

const KEY = 'canteiro-session'
const ana = aSession()
const vera = aSession({ user_id: 'u2', token: 'of Vera', full_name: 'Vera Castro' })

let state: SessionState
function Shown() {
  state = useSession()
  return null
}

const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null')

async function open(session: Session | null): Promise<void> {
  if (session) localStorage.setItem(KEY, JSON.stringify(session))
  await mount(
    <SessionProvider>
      <Shown />
    </SessionProvider>,
  )
}

/** Another tab stores a session, or removes it. */
function anotherTabStores(session: Session | null): Promise<void> {
  if (session) localStorage.setItem(KEY, JSON.stringify(session))
  else localStorage.removeItem(KEY)
  return act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a renewal that is answered after signing out restores no session', async () => {
  await open(ana)
  const before = state.session ?? ana
  localStorage.removeItem(KEY)
  expect(state.renew(before, { ...before, token: 'renewed' })).toBe(false)
  expect(stored()).toBeNull()
})

test('a renewal, or a name, from before another tab stored a newer token is dropped', async () => {
  await open(ana)
  const newer = { ...ana, token: 'after the new password' }
  localStorage.setItem(KEY, JSON.stringify(newer))
  expect(state.renew(ana, { ...ana, full_name: 'Ana Maria Lima' })).toBe(false)
  expect(stored()).toEqual(newer)
})

test('a renewal of the session that is still here is stored and shown', async () => {
  await open(ana)
  await act(async () => void expect(state.renew(ana, { ...ana, token: 'renewed' })).toBe(true))
  expect(stored()).toMatchObject({ token: 'renewed' })
  expect(state.session?.token).toBe('renewed')
})

test('credentials answered after another account signed in here do not replace its session', async () => {
  await open(null)
  localStorage.setItem(KEY, JSON.stringify(vera))
  expect(state.signIn(ana, null)).toBe(false)
  expect(stored()).toEqual(vera)
})

test('signing in again after a new password is not stored once one has signed out, and is while the same account is here', async () => {
  await open(ana)
  await act(async () => void expect(state.signIn({ ...ana, token: 'new' }, ana)).toBe(true))
  localStorage.removeItem(KEY)
  expect(state.signIn({ ...ana, token: 'newer' }, ana)).toBe(false)
  expect(stored()).toBeNull()
})

test('a tab goes on under the token that another tab stored, and leaves its page when the account goes or changes', async () => {
  const left = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
  await open(ana)
  await anotherTabStores({ ...ana, token: 'renewed elsewhere' })
  expect(state.session?.token).toBe('renewed elsewhere')
  expect(left).not.toHaveBeenCalled()
  await anotherTabStores(vera)
  expect(left).toHaveBeenCalledWith('/')
  expect(state.session?.user_id).toBe(ana.user_id)
  left.mockClear()
  await anotherTabStores(null)
  expect(left).toHaveBeenCalledWith('/')
})
