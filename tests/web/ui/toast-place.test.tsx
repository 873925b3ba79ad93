import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastArea } from '../../../web/src/ui/feedback/toast-area'
import { showToast, toastQueue } from '../../../web/src/ui/feedback/toasts'
import { mount } from './mount'

/** Where the support button is. */
let round = new DOMRect()
/** The page's column and header as a browser would lay them out; a toast needs two lines more until it has its column's width. */
const column = new DOMRect(300, 0, 700, 2_000)
let title = new DOMRect()
let header = new DOMRect(0, 0, 1_000, 56)

beforeEach(() => {
  round = new DOMRect()
  title = new DOMRect()
  header = new DOMRect(0, 0, 1_000, 56)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.dataset.corner) return round
    return this.tagName === 'MAIN' ? column : this.tagName === 'HEADER' ? header : this.tagName === 'H1' ? title : new DOMRect()
  })
  HTMLElement.prototype.checkVisibility = () => true
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
      <main>
        <h1>Pendências</h1>
      </main>
      <button type="button" data-corner="button" />
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

test('where nothing else is free a toast lies on the round button and not on the heading', async () => {
  title = new DOMRect(300, 60, 400, innerHeight - 250)
  round = new DOMRect(300, innerHeight - 180, 400, 56)
  await showOne()
  expect(top()).toBe(innerHeight - 12 - 60)
  // Above it where there is room.
  round = new DOMRect(300, innerHeight - 70, 400, 56)
  await act(async () => dispatchEvent(new Event('resize')))
  await expect.poll(() => act(async () => top())).toBe(innerHeight - 70 - 12 - 60)
  round = new DOMRect(300, innerHeight - 130, 400, 100)
  await act(async () => dispatchEvent(new Event('resize')))
  await expect.poll(() => act(async () => top())).toBe(innerHeight - 12 - 60)
})
