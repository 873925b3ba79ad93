import { act, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { installApp, useIsGuideOpen } from '../../../web/src/app/pwa/install-offer'
import { RootLayout } from '../../../web/src/app/root-layout'
import { AccountStateContext } from '../../../web/src/app/session/account-state'
import { SessionEnded } from '../../../web/src/app/session/session-ended'
import { PublicLayout } from '../../../web/src/app/shell/public-layout'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import { ForgotPassword } from '../../../web/src/features/account/entrance/lazy-forgot-password'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { told } from '../admin/stand-in'
import { all, get, mount, press, type } from '../ui/mount'
import { sessionOf } from './sessions'

const { code, didNotCome } = vi.hoisted(() => ({
  code: { isHere: false },
  didNotCome: () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))
vi.mock('../../../web/src/app/shell/signed-in-header', () => ({
  get SignedInHeader() {
    return code.isHere ? () => <p>Menu da conta</p> : didNotCome()
  },
}))
vi.mock('../../../web/src/app/pwa/install-guide', () => ({
  get InstallGuide() {
    return didNotCome()
  },
}))
vi.mock('../../../web/src/features/account/entrance/sign-in-again', () => ({
  get SignInAgain() {
    return didNotCome()
  },
}))
vi.mock('../../../web/src/features/account/entrance/forgot-password', () => ({
  get ForgotPassword() {
    return didNotCome()
  },
}))

const notOpened = ['Não foi possível abrir isto agora', 'Verifique sua conexão e tente de novo.']

beforeEach(() => toastQueue.clear())

const later = (look: () => unknown) => expect.poll(() => act(async () => look()), { timeout: 20_000 })
const showAt = (Layout: () => React.ReactNode, Page: () => React.ReactNode) =>
  mount(
    <SessionContext value={sessionOf('signed_in')}>
      <AccountStateContext value="opening">
        <RouterProvider router={createMemoryRouter([{ Component: Layout, children: [{ path: '/', Component: Page }] }])} />
      </AccountStateContext>
    </SessionContext>,
  )

test('a header whose code did not come is asked for again, and what was typed into the page meanwhile stays', async () => {
  code.isHere = false
  await showAt(PublicLayout, () => <input aria-label="Busca" />)
  await later(() => all('textbox').length).toBe(1)
  const field = get('textbox', 'Busca')
  await type(field, 'pedreiro')
  expect(document.body.textContent).not.toContain('Menu da conta')
  code.isHere = true
  await later(() => document.body.textContent).toContain('Menu da conta')
  expect(get('textbox', 'Busca')).toBe(field)
  expect(field).toHaveProperty('value', 'pedreiro')
})

test('how to install the app is told as not to be opened now where its code did not come, and the page stays', async () => {
  const seen: boolean[] = []
  await showAt(RootLayout, () => {
    seen.push(useIsGuideOpen())
    return <p>Aqui</p>
  })
  await act(async () => installApp())
  await later(told).toEqual([notOpened])
  expect(document.body.textContent).toContain('Aqui')
  expect(seen.at(-1)).toBe(false)
})

test('signing in again is told as not to be opened now where its code did not come, and can be tried again', async () => {
  await showAt(SessionEnded, () => null)
  for (let tries = 0; tries < 2; tries++) {
    toastQueue.clear()
    await press(get('button', 'Entrar de novo'))
    await later(told).toEqual([notOpened])
  }
})

test('a forgotten password is told as not to be opened now where its code did not come, and what was typed stays', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <input aria-label="E-mail" />
        <button type="button" onClick={() => setIsOpen(true)}>
          Esqueci minha senha
        </button>
        <p>{isOpen ? 'aberto' : 'fechado'}</p>
        <ForgotPassword isOpen={isOpen} onClose={() => setIsOpen(false)} email="" />
      </>
    )
  }
  await mount(<Page />)
  await type(get('textbox', 'E-mail'), 'ana@canteiro.example')
  await press(get('button', 'Esqueci minha senha'))
  await later(told).toEqual([notOpened])
  expect(get('textbox', 'E-mail')).toHaveProperty('value', 'ana@canteiro.example')
  expect(document.body.textContent).toContain('fechado')
})
