import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../web/src/app/session/session-provider'
import { LoginPage } from '../../../web/src/features/account/entrance/login-page'
import { SignInAgain } from '../../../web/src/features/account/entrance/sign-in-again'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { aSession } from '../app/sessions'
import { fillStorage } from '../data/full-storage'
import { get, mount, press, type } from '../ui/mount'

const WHAT_TO_DO = 'Não há mais espaço neste aparelho. O que você digitou continua aqui: libere espaço e tente de novo.'
const KEY = 'canteiro-session'

beforeEach(() => {
  localStorage.clear()
  toastQueue.clear()
})

const serverTakes = () =>
  vi.stubGlobal('fetch', async () => Response.json({ token: 'new token', record: { id: 'u1', role: 'cliente', full_name: 'Ana Lima' } }))

test('who signs in on a device without room is told what to do, and what was typed stays; with room the same press signs in', async () => {
  let isFull = true
  fillStorage(() => isFull)
  serverTakes()
  await mount(
    <MemoryRouter>
      <SessionProvider>
        <LoginPage />
      </SessionProvider>
    </MemoryRouter>,
  )
  await type(get('textbox', 'E-mail'), 'ana@canteiro.example')
  await type(get('textbox', 'Senha'), 'segredo')
  await press(get('button', 'Entrar'))
  await vi.waitFor(() => expect(toastQueue.visibleToasts[0]?.content.description).toBe(WHAT_TO_DO), { timeout: 10_000 })
  expect([get('textbox', 'E-mail'), get('textbox', 'Senha')]).toMatchObject([{ value: 'ana@canteiro.example' }, { value: 'segredo' }])
  isFull = false
  await press(get('button', 'Entrar'))
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toContain('new token'))
})

test('who signs in again on a device without room is told what to do', async () => {
  localStorage.setItem(KEY, JSON.stringify(aSession()))
  fillStorage()
  serverTakes()
  await mount(
    <SessionProvider>
      <SignInAgain isOpen onClose={() => undefined} />
    </SessionProvider>,
  )
  await type(get('textbox', 'Senha'), 'segredo')
  await act(async () => get('button', 'Entrar').click())
  await vi.waitFor(() => expect(document.body.textContent).toContain(WHAT_TO_DO), { timeout: 10_000 })
  expect(get('textbox', 'Senha')).toMatchObject({ value: 'segredo' })
  expect(localStorage.getItem(KEY)).not.toContain('new token')
})
