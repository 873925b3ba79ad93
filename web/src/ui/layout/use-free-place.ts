import { type RefObject, useEffect, useRef, useState } from 'react'
import { wide } from '../../styles/media'

/** How far up a round button may stand, in px: at its place, or above what it would cover there. */
const STEPS = [0, 68, 136, 204]
/** Around the button: a count may stand out. */
const MARGIN = 5
/** A page that scrolls or draws comes to rest first. */
const REST_MS = 120
/** What a finger does while it presses is no scrolling. */
const SCROLLED = 8

/** A round button that makes way for the other, which takes no notice of it: the two never take the same place. */
const makingWay = '[data-makes-way]'
/** Told each move of the one that does not. */
const moves = new EventTarget()

const controls = 'a[href], button, input, textarea, select, label, [role=tab]'

/** Where the button stands; null: nowhere, for now. */
export type Place = { up: number } | null

type Options = {
  /** When it comes back on a phone on which one scrolled down. */
  returns?: 'scrolling back' | 'at rest'
}

/**
 * Keeps a round button from covering a price, a field or a control: it stands higher where that is free, else it steps aside. On phones it also does
 * while one scrolls down. Product 46.
 */
export function useFreePlace(button: RefObject<HTMLButtonElement | null>, { returns = 'scrolling back' }: Options = {}): Place {
  const [up, setUp] = useState<number | null>(0)
  useEffect(() => {
    const desktop = matchMedia(wide)
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastY = window.scrollY
    let isGoingDown = false
    const look = () => {
      const element = button.current
      if (element) setUp((current) => (isGoingDown && returns === 'scrolling back' && !desktop.matches ? null : freeStep(element, current ?? 0)))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, REST_MS)
    }
    const onScroll = () => {
      const way = window.scrollY - lastY
      if (Math.abs(way) >= SCROLLED) {
        isGoingDown = way > 0
        lastY = window.scrollY
        if (isGoingDown && !desktop.matches) setUp(null)
      }
      lookSoon()
    }
    lookSoon()
    const drawing = new MutationObserver(lookSoon)
    drawing.observe(document.body, { childList: true, subtree: true, characterData: true })
    const sizing = new ResizeObserver(lookSoon)
    sizing.observe(document.body)
    // In the capture phase: panes that scroll by themselves tell the window nothing.
    addEventListener('scroll', onScroll, { passive: true, capture: true })
    moves.addEventListener('move', lookSoon)
    return () => {
      clearTimeout(timer)
      drawing.disconnect()
      sizing.disconnect()
      removeEventListener('scroll', onScroll, { capture: true })
      moves.removeEventListener('move', lookSoon)
    }
  }, [button, returns])
  const stood = useRef(up)
  useEffect(() => {
    if (stood.current === up) return
    stood.current = up
    if (!button.current?.matches(makingWay)) moves.dispatchEvent(new Event('move'))
  }, [button, up])
  return up === null ? null : { up }
}

/** The lowest step at which the button covers nothing, null without one. `current` is where it stands. */
function freeStep(button: HTMLButtonElement, current: number): number | null {
  // Keyboard users must see the button that has focus.
  if (button.matches(':focus-visible')) return current
  // A panel of the header may reach down here.
  if (document.querySelector('header [aria-expanded=true]')) return null
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const taken = [...boxesOfControls(button), ...boxesOfPrices()].filter((box) => box.right > left - MARGIN && box.left < right + MARGIN)
  const isFree = (up: number) => taken.every((box) => box.bottom <= top + current - up - MARGIN || box.top >= bottom + current - up + MARGIN)
  return STEPS.find(isFree) ?? null
}

const boxesOfControls = (own: Element): DOMRect[] =>
  [...document.querySelectorAll(controls)]
    .filter((element) => element !== own && !element.matches(makingWay) && element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => [...element.getClientRects()])

function boxesOfPrices(): DOMRect[] {
  const boxes: DOMRect[] = []
  const main = document.querySelector('main')
  if (!main) return boxes
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.nodeValue?.includes('R$')) continue
    range.selectNodeContents(text)
    boxes.push(...range.getClientRects())
  }
  return boxes
}
