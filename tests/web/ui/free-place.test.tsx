import { act, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFreePlace } from '../../../web/src/ui/layout/use-free-place'
import { get, mount } from './mount'

let boxes: Record<string, DOMRect> = {}
beforeEach(() => {
  vi.useFakeTimers()
  HTMLElement.prototype.checkVisibility = () => true
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 600, 56, 56))
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    const box = boxes[this.textContent ?? '']
    return (box ? [box] : []) as unknown as DOMRectList
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function Corner() {
  const button = useRef<HTMLButtonElement>(null)
  const place = useFreePlace(button)
  return (
    <button ref={button} type="button" aria-label="Suporte">
      {place ? `up ${place.up}` : 'aside'}
    </button>
  )
}

/** Where the button comes to rest above these controls. */
async function placeAmong(controls: Record<string, DOMRect>): Promise<string | null> {
  boxes = controls
  await mount(
    <>
      {Object.keys(controls).map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
      <Corner />
    </>,
  )
  await act(async () => vi.advanceTimersByTimeAsync(200))
  return get('button', 'Suporte').textContent
}

test.each([
  ['at its place where that is free', { Sair: new DOMRect(0, 0, 100, 40) }, 'up 0'],
  ['higher where a control lies under it', { Enviar: new DOMRect(280, 610, 100, 40) }, 'up 68'],
  ['nowhere where no place is free', { Enviar: new DOMRect(280, 0, 100, 800) }, 'aside'],
])('[PRODUCT 46] the support button stands %s', async (_where, controls, place) => {
  expect(await placeAmong(controls)).toBe(place)
})

test('[PRODUCT 46] on a phone it steps aside while one scrolls down', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: false }) as MediaQueryList)
  expect(await placeAmong({})).toBe('up 0')
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300)
  await act(async () => window.dispatchEvent(new Event('scroll')))
  expect(get('button', 'Suporte').textContent).toBe('aside')
})
