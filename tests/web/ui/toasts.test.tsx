import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastArea } from '../../../web/src/ui/feedback/toast-area'
import { showToast, toastQueue } from '../../../web/src/ui/feedback/toasts'
import { all, get, mount, press } from './mount'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await act(async () => toastQueue.clear())
  vi.useRealTimers()
})

const area = <ToastArea label="Avisos" closeLabel="Fechar" />
const shown = () => all('status').map((toast) => toast.textContent)
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
const show = (...given: Parameters<typeof showToast>) => act(async () => showToast(...given))

test('[PRODUCT 75] a toast says its title and description politely and goes after five seconds', async () => {
  await mount(area)
  await show({ title: 'Dados do CNPJ preenchidos!', description: 'Confira.' })
  expect(shown()).toEqual(['Dados do CNPJ preenchidos!Confira.'])
  await pass(4_900)
  expect(shown()).toHaveLength(1)
  await pass(200)
  expect(shown()).toEqual([])
})

test('a toast may stay for a time of its own', async () => {
  await mount(area)
  await show({ title: 'Esta funcionalidade ainda não foi implementada' }, 3_000)
  await pass(3_100)
  expect(shown()).toEqual([])
})

test('one toast is visible at a time, and it is the newest', async () => {
  await mount(area)
  await show({ title: 'Primeiro' })
  await show({ title: 'Segundo' })
  expect(shown()).toEqual(['Segundo'])
})

test('a toast waits while it has focus', async () => {
  await mount(area)
  await show({ title: 'Erro', tone: 'bad', action: { text: 'Ver em Pendências', href: '/pendencias' } })
  const link = get('link', 'Ver em Pendências')
  await act(async () => link.focus())
  await pass(20_000)
  expect(shown()).toHaveLength(1)
  await act(async () => link.blur())
  await pass(5_100)
  expect(shown()).toEqual([])
})

test("a toast's link leads there and closes it", async () => {
  const { visited } = await mount(area)
  await show({ title: 'Erro', action: { text: 'Ver em Pendências', href: '/pendencias' } })
  await press(get('link', 'Ver em Pendências'))
  expect(visited).toEqual(['/pendencias'])
  expect(shown()).toEqual([])
})
