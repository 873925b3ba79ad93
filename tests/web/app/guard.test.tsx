import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SignedInOnly, SignedOutOnly } from '../../../web/src/app/guard'
import { originOf } from '../../../web/src/app/origin'
import { mayEnter, RoleOnly } from '../../../web/src/app/role-only'
import { SessionContext, type SessionState } from '../../../web/src/data/account-context'
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

test('who is signed out goes to /login, which learns where they wanted to go', async () => {
  expect(await open('signed_out', { pathname: '/perfil', search: '?aba=1' })).toBe('{"at":"/login","state":{"from":"/perfil?aba=1"}}')
})

test('who is signed in sees the page', async () => {
  expect(await open('signed_in', { pathname: '/perfil' })).toBe('{"at":"/perfil","state":null}')
})

test('who is already signed in goes from /login to the dashboard, or to the page that they asked for', async () => {
  expect(await open('signed_in', { pathname: '/login' })).toBe('{"at":"/dashboard","state":null}')
  document.body.replaceChildren()
  expect(await open('signed_in', { pathname: '/login', state: { from: '/perfil' } })).toBe('{"at":"/perfil","state":null}')
})

test('after the guard nobody is sent to another origin', () => {
  const origin = 'https://canteiro.example'
  expect(originOf({ from: '/mensagens/abc?x=1#fim' }, origin)).toBe('/mensagens/abc?x=1#fim')
  for (const from of ['//mau.example/x', '/\\mau.example', 'https://mau.example/', 'javascript:alert(1)', '', 7]) {
    expect(originOf({ from }, origin)).toBe('/dashboard')
  }
  for (const state of [null, undefined, 'x', {}]) expect(originOf(state, origin)).toBe('/dashboard')
})

test('a role that has nothing to do on a page reads that its kind of account is not valid', async () => {
  const router = createMemoryRouter([{ element: <RoleOnly accountRole="empresa" />, children: [{ path: '/projetos/novo', Component: Where }] }], {
    initialEntries: ['/projetos/novo'],
  })
  await mount(<RouterProvider router={router} />)
  expect(document.querySelector('h1')?.textContent).toBe('Tipo de conta inválido.')
})

test('each role enters its own pages and those of everybody, an unknown one none', () => {
  expect(mayEnter('cliente', '/projetos/novo')).toBe(true)
  expect(mayEnter('autonomo', '/projetos/novo')).toBe(false)
  expect(mayEnter('cliente', '/minhas-propostas')).toBe(false)
  expect(mayEnter('cliente', '/propostas-recebidas')).toBe(true)
  expect(mayEnter('autonomo', '/propostas-recebidas')).toBe(false)
  expect(mayEnter('empresa', '/minhas-propostas')).toBe(true)
  expect(mayEnter('autonomo', '/mensagens/abc')).toBe(true)
  expect(mayEnter('admin', '/dashboard')).toBe(false)
})
