import { type RefObject, useEffect, useRef } from 'react'

/** Nearer than this to its end, in px, a scroller counts as being there. */
const NEAR = 48

type Box = {
  scroller: RefObject<HTMLElement | null>
  content: RefObject<HTMLElement | null>
  isWanted: boolean
  /** False where it opens further up. */
  startsAtEnd: boolean
  /** Whenever it changes, the end is brought into sight. */
  toEnd: number | undefined
}

/** A scroller that is at its end stays there, whatever grows or shrinks in it or around it: a message that comes, a field that grows, a keyboard. */
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
