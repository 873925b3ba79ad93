import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../web/src/app/session/session-provider'
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

type Turn = 'pageshow' | 'pagehide'
const turns: Record<Turn, Set<(event: object) => void>> = { pageshow: new Set(), pagehide: new Set() }

/** The browser keeps the page, or shows it again. Only what this file shows hears it: the database of other files would go on as closed. */
function turn(type: Turn): void {
  for (const listener of turns[type]) listener({ type, persisted: true })
}

beforeEach(() => {
  localStorage.clear()
  for (const listeners of Object.values(turns)) listeners.clear()
  const { addEventListener } = window
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options) => {
    if ((type === 'pageshow' || type === 'pagehide') && typeof listener === 'function') turns[type].add(listener as (event: object) => void)
    else addEventListener.call(window, type, listener, options)
  })
})
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
  expect(state.signIn(ana, null).ok).toBe(false)
  expect(stored()).toEqual(vera)
})

test('signing in again after a new password is not stored once one has signed out, and is while the same account is here', async () => {
  await open(ana)
  await act(async () => void expect(state.signIn({ ...ana, token: 'new' }, ana).ok).toBe(true))
  localStorage.removeItem(KEY)
  expect(state.signIn({ ...ana, token: 'newer' }, ana).ok).toBe(false)
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

test('[PRODUCT 39] [A2] a page that comes back after another account signed in here signs out nobody, and removes nothing of that account', async () => {
  const left = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
  await open(ana)
  localStorage.setItem(KEY, JSON.stringify(vera))
  const before = { ...localStorage }
  const close = vi.fn(async () => undefined)
  await act(async () => state.signOut(close))
  expect([{ ...localStorage }, stored()]).toEqual([before, vera])
  expect(close).not.toHaveBeenCalled()
  expect(left).toHaveBeenCalledWith('/')
})

test('[A2] a page that the browser kept for its button back shows nothing of who has signed out, or was followed by another account', async () => {
  const left = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
  const comeBack = () => act(async () => turn('pageshow'))
  await open(ana)
  await comeBack()
  expect(left).not.toHaveBeenCalled()
  for (const session of [null, vera]) {
    if (session) localStorage.setItem(KEY, JSON.stringify(session))
    else localStorage.removeItem(KEY)
    await comeBack()
    expect(left).toHaveBeenCalledWith('/')
    left.mockClear()
  }
})

test('[A2] a page that is left by signing out is kept empty by the browser', async () => {
  vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
  const emptied = vi.spyOn(document.body, 'replaceChildren').mockReturnValue(undefined)
  await open(ana)
  turn('pagehide')
  expect(emptied).not.toHaveBeenCalled()
  await act(async () => state.signOut(async () => undefined))
  expect(emptied).not.toHaveBeenCalled()
  turn('pagehide')
  expect(emptied).toHaveBeenCalledWith()
})

test('[A2] an emptied page that is come back to goes home, also where the same person has signed in since', async () => {
  const left = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
  await open(ana)
  vi.spyOn(document.body, 'hasChildNodes').mockReturnValue(false)
  await act(async () => turn('pageshow'))
  expect(left).toHaveBeenCalledWith('/')
})
