import { useLayoutEffect, useRef } from 'react'
import { bottomRoomName } from '../../styles/scale'

/** Tells the styles how high the element at the screen's foot is: what else sticks there stands above it. */
export function useBottomRoom() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const root = document.documentElement
    // It tells at once, too, when the page has been laid out anyway and before it is painted.
    const observer = new ResizeObserver(([entry]) => {
      root.style.setProperty(bottomRoomName, `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      root.style.removeProperty(bottomRoomName)
    }
  }, [])
  return element
}
