import { type RefObject, useEffect, useRef } from 'react'

/** In px. */
const NEAR = 48

type Box = {
  scroller: RefObject<HTMLElement | null>
  content: RefObject<HTMLElement | null>
  isWanted: boolean
  startsAtEnd: boolean
  /** A new value scrolls to the end. */
  toEnd: number | undefined
}

/** Keeps a scroller at its end while messages, the field or a keyboard change sizes. */
export function useStayAtEnd({ scroller, content, isWanted, startsAtEnd, toEnd }: Box): void {
  const isAtEnd = useRef(startsAtEnd)

  useEffect(() => {
    const box = scroller.current
    const inside = content.current
    if (!isWanted || !box || !inside) return
    const note = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
    }
    const stay = () => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight
      // Content that fits whole is at its end without a scroll event.
      else note()
    }
    const observer = new ResizeObserver(stay)
    observer.observe(box)
    observer.observe(inside)
    box.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', note)
    }
  }, [scroller, content, isWanted])

  useEffect(() => {
    const box = scroller.current
    if (!toEnd || !box) return
    isAtEnd.current = true
    box.scrollTop = box.scrollHeight
  }, [scroller, toEnd])
}
