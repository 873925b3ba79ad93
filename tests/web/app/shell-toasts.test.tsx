import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasFooter } from '../../../web/src/app/page-at'
import { Footer } from '../../../web/src/app/shell/footer'
import { PlainToastArea } from '../../../web/src/app/toasts/plain-toast-area'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import { ToastArea } from '../../../web/src/ui/feedback/toast-area'
import { showToast, toastQueue } from '../../../web/src/ui/feedback/toasts'
import { all, get, mount, press } from '../ui/mount'
import { sessionOf } from './sessions'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await act(async () => toastQueue.clear())
  vi.useRealTimers()
})

const area = <ToastArea label="Avisos do aplicativo" closeLabel="Fechar" />
const shown = () => all('status').map((toast) => toast.textContent)
const alerts = () => all('alert').map((alert) => alert.textContent)
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

test('a failure does not come back once the success that followed it has gone', async () => {
  await mount(area)
  await act(async () => showToast({ title: 'Falha no Login', tone: 'bad' }))
  await act(async () => showToast({ title: 'Login bem-sucedido!', tone: 'ok' }))
  expect(shown()).toEqual(['Login bem-sucedido!'])
  await pass(5_100)
  expect(shown()).toEqual([])
})

test('a failure is told, and goes, where the code of the toasts did not come', async () => {
  await mount(<PlainToastArea label="Avisos do aplicativo" />)
  await act(async () => showToast({ title: 'Erro ao salvar', description: 'Sem conexão.', tone: 'bad' }))
  expect(alerts()).toEqual(['Erro ao salvar. Sem conexão.'])
  await pass(5_100)
  expect(alerts()).toEqual([''])
})

test('[PRODUCT 19] what the footer cannot do yet says so for three seconds', async () => {
  await mount(
    <SessionContext value={sessionOf('signed_out')}>
      <Footer />
      {area}
    </SessionContext>,
  )
  await press(get('button', 'Fale conosco'))
  expect(shown()).toEqual(['Esta funcionalidade ainda não foi implementada'])
  await pass(2_900)
  expect(shown()).toHaveLength(1)
  await pass(200)
  expect(shown()).toEqual([])
})

test('[PRODUCT 23] the footer is hidden on the seven paths of the working areas and below them', () => {
  const hidden = ['/dashboard', '/perfil', '/mensagens', '/meus-projetos', '/projetos-abertos', '/minhas-propostas', '/propostas-recebidas']
  for (const path of hidden) expect([hasFooter(path), hasFooter(`${path}/abc`)]).toEqual([false, false])
  for (const path of ['/', '/login', '/projetos/abc', '/pendencias', '/perfilado']) expect(hasFooter(path)).toBe(true)
})
