import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { EmailConfirmedPage } from '../../../web/src/features/account/email-links/email-confirmed-page'
import { EntranceSheet } from '../../../web/src/features/account/entrance/entrance-sheet'
import { SignUpPage } from '../../../web/src/features/account/entrance/sign-up-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { get, mount, press, type, unmountAll } from '../ui/mount'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  toastQueue.clear()
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
})

async function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/cadastro/:role', Component: SignUpPage },
      { path: '/auth/callback', Component: EmailConfirmedPage },
      { path: '/login', element: <h1>Entrar</h1> },
    ],
    { initialEntries: [address] },
  )
  await mount(<RouterProvider router={router} />)
  return router
}

const field = (name: string) => get('textbox', name) as HTMLInputElement
const fill = async () => {
  await type(field('Nome completo'), 'Ana Souza')
  await type(field('E-mail'), 'ana@canteiro.example')
  await type(field('Senha'), 'segredo-1')
}
const tokenOf = (email: string) => `a.${btoa(JSON.stringify({ email, exp: 9_999_999_999 }))}.c`
const soon = (look: () => unknown) => expect.poll(() => act(async () => look()), { timeout: 10_000 })

test('name and e-mail of a sign-up survive a reload, the password does not', async () => {
  await open('/cadastro/cliente')
  await fill()
  await unmountAll()
  await open('/cadastro/cliente')
  expect([field('Nome completo').value, field('E-mail').value, field('Senha').value]).toEqual(['Ana Souza', 'ana@canteiro.example', ''])
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('segredo-1')
})

test.each([
  ['cliente', texts.home.hero.title],
  ['empresa', texts.account.signUp.promise.title],
  ['autonomo', texts.account.signUp.promise.title],
])('the sheet beside the form of %s promises what they come for', async (role, promise) => {
  const router = createMemoryRouter([{ path: '/cadastro/:role', Component: EntranceSheet }], { initialEntries: [`/cadastro/${role}`] })
  await mount(<RouterProvider router={router} />)
  expect(document.body.textContent).toContain(promise)
})

test('who signed up for a project is led there by the sign-in, in this tab and in that of the mail, with the address filled in', async () => {
  const router = await open('/cadastro/cliente?para=/projetos/novo')
  await fill()
  await press(get('button', 'Criar conta'))
  await soon(() => router.state.location.state).toEqual({ email: 'ana@canteiro.example', isUnconfirmed: true, from: '/projetos/novo' })
  expect(sessionStorage.getItem('canteiro-sign-up') ?? '').not.toContain('ana@')
  await unmountAll()
  const mailed = await open(`/auth/callback#token=${tokenOf('ana@canteiro.example')}`)
  await soon(() => document.querySelector('h1')?.textContent).toBe('E-mail confirmado!')
  await press(get('button', 'Entrar'))
  await soon(() => mailed.state.location.state).toEqual({ email: 'ana@canteiro.example', isUnconfirmed: false, from: '/projetos/novo' })
})
