import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Role } from '#domain/documents'
import { SignedInOnly, SignedOutOnly } from '../../../web/src/app/session/guard'
import { RoleOnly } from '../../../web/src/app/session/role-only'
import { onTheSameWay, onTheWayTo, originAt, originOf } from '../../../web/src/components/origin'
import { SessionContext, type SessionState } from '../../../web/src/data/store/account-store-context'
import { PageOfOthers } from '../../../web/src/features/dashboard/dashboard-page'
import { mount } from '../ui/mount'
import { sessionOf } from './sessions'

function Where() {
  const { pathname, search, state } = useLocation()
  return <p>{JSON.stringify({ at: pathname + search, state })}</p>
}

/** Opens an address of a small app with both guards and tells what is shown. */
async function open(state: SessionState['state'], address: { pathname: string; search?: string; state?: unknown }) {
  const router = createMemoryRouter(
    [
      { Component: SignedOutOnly, children: [{ path: '/login', Component: Where }] },
      {
        Component: SignedInOnly,
        children: [
          { path: '/dashboard', Component: Where },
          { path: '/perfil', Component: Where },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  await mount(
    <SessionContext value={sessionOf(state)}>
      <RouterProvider router={router} />
    </SessionContext>,
  )
  return document.body.textContent
}

test('[PRODUCT 62] a signed-out visitor is redirected to /login, which gets the address asked for', async () => {
  expect(await open('signed_out', { pathname: '/perfil', search: '?aba=1' })).toBe('{"at":"/login","state":{"from":"/perfil?aba=1"}}')
})

test('a signed-in person sees the page', async () => {
  expect(await open('signed_in', { pathname: '/perfil' })).toBe('{"at":"/perfil","state":null}')
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
  for (const from of ['//mau.example/x', '/\\mau.example', 'https://mau.example/', 'javascript:alert(1)', '', 7]) {
    expect(originOf({ from }, origin)).toBe('/dashboard')
  }
  for (const state of [null, undefined, 'x', {}]) expect(originOf(state, origin)).toBe('/dashboard')
})

/** Opens an address of a small app that asks for the role and tells what is shown. */
async function openAs(accountRole: Role, pathname: string): Promise<string | null> {
  document.body.replaceChildren()
  const router = createMemoryRouter([{ element: <RoleOnly accountRole={accountRole} />, children: [{ path: '*', Component: Where }] }], {
    initialEntries: [pathname],
  })
  await mount(<RouterProvider router={router} />)
  return document.body.textContent
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

test('the dashboard says whose page it stands in for, and nothing when it was asked for itself', async () => {
  const shown = async (state: unknown) => {
    document.body.replaceChildren()
    const router = createMemoryRouter([{ path: '/dashboard', Component: PageOfOthers }], { initialEntries: [{ pathname: '/dashboard', state }] })
    await mount(<RouterProvider router={router} />)
    return document.body.textContent
  }
  expect(await shown({ pageOf: 'clients' })).toBe('Esta página é para clientes.')
  expect(await shown({ pageOf: 'providers' })).toBe('Esta página é para empresas e autônomos.')
  for (const state of [null, 'clients', { pageOf: 'admin' }, { from: '/' }]) expect(await shown(state)).toBe('')
})
