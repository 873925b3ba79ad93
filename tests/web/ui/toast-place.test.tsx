import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastArea } from '../../../web/src/ui/feedback/toast-area'
import { showToast, toastQueue } from '../../../web/src/ui/feedback/toasts'
import { mount } from './mount'

/** The page's column and header as a browser would lay them out; a toast needs two lines more until it has its column's width. */
const column = new DOMRect(300, 0, 700, 2_000)
let header = new DOMRect(0, 0, 1_000, 56)

beforeEach(() => {
  header = new DOMRect(0, 0, 1_000, 56)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'MAIN' ? column : this.tagName === 'HEADER' ? header : new DOMRect()
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return area()?.style.width === '700px' ? 60 : 100
  })
})
afterEach(async () => {
  await act(async () => toastQueue.clear())
  vi.restoreAllMocks()
})

const area = () => document.querySelector<HTMLElement>('[role=region][aria-label=Avisos]')
const top = () => Number.parseFloat(area()?.style.top ?? '')

async function showOne(): Promise<void> {
  await mount(
    <>
      <header />
      <main />
      <ToastArea label="Avisos" closeLabel="Fechar" />
    </>,
  )
  await act(async () => showToast({ title: 'Salvo' }))
}

test('the first toast is measured in its own column', async () => {
  await showOne()
  expect(area()?.style.left).toBe('300px')
  expect(top()).toBe(innerHeight - 12 - 60)
})

test('a toast that a taller header has come to cover moves below it', async () => {
  await showOne()
  header = new DOMRect(0, 0, 1_000, innerHeight - 20)
  await act(async () => dispatchEvent(new Event('resize')))
  await expect.poll(() => act(async () => top())).toBe(innerHeight - 20 + 12)
})
