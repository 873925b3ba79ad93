import { useLayoutEffect, useRef } from 'react'
import { bottomRoomName } from '../styles/scale'

/** Tells the styles how high the element at the screen's foot is: what else sticks there stands above it. */
export function useBottomRoom() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const root = document.documentElement
    const tell = () => root.style.setProperty(bottomRoomName, `${current.offsetHeight}px`)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(current)
    return () => {
      observer.disconnect()
      root.style.removeProperty(bottomRoomName)
    }
  }, [])
  return element
}
