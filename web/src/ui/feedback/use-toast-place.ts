import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { bottomRoomName } from '../../styles/scale'
import { mouseBox } from './mouse-box'

/** Above and below a toast, in px. */
const GAP = 12
/** A page that scrolls or draws comes to rest first. */
const REST_MS = 120

const controls = ':is(button, input, textarea, select, [role=group])'
/** The round buttons: a toast lies on them only where there is no other room. */
const corner = '[data-corner]'
/** What no toast may lie on: headings of page and sheet, what is filled in and sent. */
const kept = [
  'main h1',
  `main form ${controls}`,
  'main textarea',
  '[data-sticky-actions=true]',
  `:is([role=dialog], [role=alertdialog]) :is(h2, ${controls})`,
  corner,
].join()

/** Where a toast lies, in px from the window's left and top. */
export type ToastPlace = { left: number; width: number; top: number }

/** The lowest place in the page's own column where the toast covers nothing that is kept free; it moves only when something comes to lie there. */
export function useToastPlace(toast: RefObject<HTMLElement | null>): ToastPlace | null {
  const [measured, setMeasured] = useState<Measured | null>(null)
  const look = useCallback(() => {
    const element = toast.current
    if (element) setMeasured((current) => (current && isFree(element, current) ? current : unlessSame(current, freePlace(element))))
  }, [toast])
  // Again once it has been drawn with the place's width, which may give it another height; before it is painted.
  useLayoutEffect(look)
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, REST_MS)
    }
    const drawing = new MutationObserver(lookSoon)
    drawing.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', lookSoon, { passive: true, capture: true })
    addEventListener('resize', lookSoon)
    visualViewport?.addEventListener('resize', lookSoon)
    return () => {
      clearTimeout(timer)
      drawing.disconnect()
      removeEventListener('scroll', lookSoon, { capture: true })
      removeEventListener('resize', lookSoon)
      visualViewport?.removeEventListener('resize', lookSoon)
    }
  }, [look])
  return measured?.place ?? null
}

type Measured = { place: ToastPlace; height: number }

const unlessSame = (before: Measured | null, next: Measured): Measured =>
  before && before.height === next.height && fields.every((field) => before.place[field] === next.place[field]) ? before : next
const fields = ['left', 'width', 'top'] as const

/** Not under the mouse either: a toast that is pointed at stays, and those after it wait. */
function freePlace(toast: HTMLElement): Measured {
  const column = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth)
  const { left, width } = column
  const { top: highest, bottom } = room()
  const boxes = boxesUnder(toast, { left, width }, mouseBox())
  const height = toast.offsetHeight
  // On a small screen a round button is covered rather than a heading.
  const top = lowest(boxes) ?? lowest(boxesUnder(toast, { left, width }, mouseBox(), `:not(${corner})`)) ?? highest
  return { place: { left, width, top }, height }

  function lowest(boxes: readonly DOMRect[]): number | undefined {
    let at = bottom - height
    while (at >= highest) {
      const hit = boxes.find((box) => overlaps(box, at, height))
      if (!hit) return at
      at = hit.top - GAP - height
    }
    return undefined
  }
}

function isFree(toast: HTMLElement, { place: { left, width, top }, height }: Measured): boolean {
  if (toast.offsetHeight !== height) return false
  const column = document.querySelector('main')?.getBoundingClientRect()
  if (column && (column.left !== left || column.width !== width)) return false
  const seen = room()
  if (top < seen.top || top + height > seen.bottom) return false
  return boxesUnder(toast, { left, width }).every((box) => !overlaps(box, top, height))
}

/** Between the header and what sticks to the screen's foot, or a phone's keyboard. */
function room(): { top: number; bottom: number } {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const foot = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(bottomRoomName)) || 0
  const seen = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  return { top: Math.max(0, header) + GAP, bottom: Math.min(seen, innerHeight - foot) - GAP }
}

const overlaps = ({ top, bottom }: DOMRect, at: number, height: number): boolean => bottom > at && top < at + height

/** The boxes of what is kept free that stand in the toast's columns, the lowest first. */
function boxesUnder(toast: HTMLElement, { left, width }: Pick<ToastPlace, 'left' | 'width'>, mouse: DOMRect | null = null, among = '*'): DOMRect[] {
  const [from, to] = [left + (width - toast.offsetWidth) / 2, left + (width + toast.offsetWidth) / 2]
  return [...document.querySelectorAll(kept)]
    .filter((element) => element.matches(among) && !toast.contains(element) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .concat(mouse ?? [])
    .filter((box) => box.width > 0 && box.right > from && box.left < to)
    .toSorted((one, other) => other.bottom - one.bottom)
}
