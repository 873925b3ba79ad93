import { act } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '#domain/documents'
import { onTheWayTo } from '#links'
import { SignedInOnly, SignedOutOnly } from '../../../web/src/app/guard'
import { RoleOnly } from '../../../web/src/app/session/role-only'
import { SessionProvider } from '../../../web/src/app/session/session-provider'
import { onTheSameWay, originAt, originOf } from '../../../web/src/components/origin'
import type { Session } from '../../../web/src/data/session/session'
import { SessionContext, type SessionState, useSession } from '../../../web/src/data/store/account-store-context'
import { mount, pageText } from '../ui/mount'
import { aSession, sessionOf } from './sessions'

describe('the session of a page', () => {
  const KEY = 'canteiro-session'
  const ana = aSession()
  const vera = aSession({ user_id: 'u2', token: 'of Vera', full_name: 'Vera Castro' })

  let state: SessionState
  function Shown() {
    state = useSession()
    return null
  }

  const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null')

  function store(session: Session | null): void {
    if (session) localStorage.setItem(KEY, JSON.stringify(session))
    else localStorage.removeItem(KEY)
  }

  async function open(session: Session | null): Promise<void> {
    store(session)
    await mount(
      <SessionProvider>
        <Shown />
      </SessionProvider>,
    )
  }

  /** Another tab stores a session, or removes it. */
  function anotherTabStores(session: Session | null): Promise<void> {
    store(session)
    return act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  }

  type Turn = 'pageshow' | 'pagehide'
  const turns: Record<Turn, Set<(event: object) => void>> = { pageshow: new Set(), pagehide: new Set() }

  /** The browser keeps the page, or shows it again. Only what this file shows hears it: the database of other files would go on as closed. */
  function turn(type: Turn): void {
    for (const listener of turns[type]) listener({ type, persisted: true })
  }

  beforeEach(() => {
    for (const listeners of Object.values(turns)) listeners.clear()
    const { addEventListener } = window
    vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options) => {
      if ((type === 'pageshow' || type === 'pagehide') && typeof listener === 'function') turns[type].add(listener as (event: object) => void)
      else addEventListener.call(window, type, listener, options)
    })
  })

  test('a renewal that is answered after signing out restores no session', async () => {
    await open(ana)
    const before = state.session ?? ana
    store(null)
    expect(state.renew(before, { ...before, token: 'renewed' })).toBe(false)
    expect(stored()).toBeNull()
  })

  test('a renewal, or a name, from before another tab stored a newer token is dropped', async () => {
    await open(ana)
    const newer = { ...ana, token: 'after the new password' }
    store(newer)
    expect(state.renew(ana, { ...ana, full_name: 'Ana Maria Lima' })).toBe(false)
    expect(stored()).toEqual(newer)
  })

  test('credentials answered after another account signed in here do not replace its session', async () => {
    await open(null)
    store(vera)
    expect(state.signIn(ana, null).ok).toBe(false)
    expect(stored()).toEqual(vera)
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
    store(vera)
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
      store(session)
      await comeBack()
      expect(left).toHaveBeenCalledWith('/')
      left.mockClear()
    }
  })
})

describe('guards', () => {
  function Where() {
    const { pathname, search, state } = useLocation()
    return <p>{JSON.stringify({ at: pathname + search, state })}</p>
  }

  /** Opens an address of a small app with both guards and tells what is shown. */
  async function open(state: SessionState['state'], address: { pathname: string; search?: string; state?: unknown }) {
    const router = createMemoryRouter(
      [
        { Component: SignedOutOnly, children: [{ path: '/login', Component: Where }] },
        { Component: SignedInOnly, children: ['/dashboard', '/perfil'].map((path) => ({ path, Component: Where })) },
      ],
      { initialEntries: [address] },
    )
    await mount(
      <SessionContext value={sessionOf(state)}>
        <RouterProvider router={router} />
      </SessionContext>,
    )
    return pageText()
  }

  test('[PRODUCT 62] a signed-out visitor is redirected to /login, which gets the address asked for', async () => {
    expect(await open('signed_out', { pathname: '/perfil', search: '?aba=1' })).toBe('{"at":"/login","state":{"from":"/perfil?aba=1"}}')
  })

  test('[PRODUCT 31] a signed-in person is redirected from /login to the dashboard, or to the page asked for', async () => {
    expect(await open('signed_in', { pathname: '/login' })).toBe('{"at":"/dashboard","state":null}')
    document.body.replaceChildren()
    expect(await open('signed_in', { pathname: '/login', state: { from: '/perfil' } })).toBe('{"at":"/perfil","state":null}')
  })

  test('[PRODUCT 62] the page asked for is kept through signing up: in the state of a location, or in its address', async () => {
    const asked = { state: { from: '/projetos/novo' }, search: '' }
    expect(onTheSameWay(asked, '/cadastro')).toBe('/cadastro?para=/projetos/novo')
    expect(onTheSameWay({ state: null, search: '?para=/projetos/novo' }, '/login')).toBe('/login?para=/projetos/novo')
    expect(onTheSameWay({ state: null, search: '?para=//mau.example' }, '/login')).toBe('/login')
    expect(originAt({ state: null, search: `?${onTheWayTo('/perfil?aba=1&b=2', '').slice(1)}` })).toBe('/perfil?aba=1&b=2')
    expect(await open('signed_in', { pathname: '/login', search: '?para=/perfil' })).toBe('{"at":"/perfil","state":null}')
  })

  test('[PRODUCT 31] the guard never redirects to another origin', () => {
    const origin = 'https://canteiro.example'
    expect(originOf({ from: '/mensagens/abc?x=1#fim' }, origin)).toBe('/mensagens/abc?x=1#fim')
    const foreign = ['//mau.example/x', '/.//mau.example', '/x/..//mau.example', '/\\mau.example', 'https://mau.example/', 'javascript:alert(1)']
    for (const from of [...foreign, '', 7]) expect(originOf({ from }, origin)).toBe('/dashboard')
    for (const state of [null, undefined, 'x', {}]) expect(originOf(state, origin)).toBe('/dashboard')
  })

  /** Opens an address of a small app that asks for the role and tells what is shown. */
  async function openAs(accountRole: Role, pathname: string): Promise<string | null> {
    document.body.replaceChildren()
    const router = createMemoryRouter([{ element: <RoleOnly accountRole={accountRole} />, children: [{ path: '*', Component: Where }] }], {
      initialEntries: [pathname],
    })
    await mount(<RouterProvider router={router} />)
    return pageText()
  }

  test('a page of another role leads to the dashboard, which learns whose page it is', async () => {
    const [clients, providers] = ['clients', 'providers'].map((pageOf) => JSON.stringify({ at: '/dashboard', state: { pageOf } }))
    for (const path of ['/projetos/novo', '/meus-projetos', '/propostas-recebidas']) {
      for (const role of ['empresa', 'autonomo'] as const) expect(await openAs(role, path), path).toBe(clients)
    }
    expect(await openAs('cliente', '/minhas-propostas')).toBe(providers)
  })

  test('each role enters its own pages and those of everyone', async () => {
    const entered = async (role: Role, path: string) => (await openAs(role, path)) === JSON.stringify({ at: path, state: null })
    for (const path of ['/projetos/novo', '/meus-projetos', '/propostas-recebidas']) expect(await entered('cliente', path), path).toBe(true)
    expect(await entered('empresa', '/minhas-propostas')).toBe(true)
    for (const role of ['cliente', 'empresa', 'autonomo'] as const) {
      for (const path of ['/dashboard', '/projetos-abertos', '/projetos/abc', '/projetos/abc/propostas', '/mensagens/abc', '/fornecedores/abc']) {
        expect(await entered(role, path), `${role} on ${path}`).toBe(true)
      }
    }
  })

  test('an unknown role reads on every page that its kind of account is not valid', async () => {
    for (const path of ['/dashboard', '/projetos/novo', '/mensagens/abc']) expect(await openAs('admin', path)).toBe('Tipo de conta inválido.')
  })
})
