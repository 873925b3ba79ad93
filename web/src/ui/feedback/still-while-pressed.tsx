import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A phone's click comes a little after the finger has left. */
const CLICK_WITHIN_MS = 100
/** A press that the browser never ends, as under its own menu, keeps nothing back for longer. */
const LONGEST_PRESS_MS = 5_000

/**
 * Shows its newest content once nothing is pressed. What comes, goes or grows by itself during a press can move the button away from under the finger,
 * and then the press does nothing.
 */
export function StillWhilePressed({ children }: { children: ReactNode }) {
  const isPressed = useIsPressed()
  const shown = useRef(children)
  if (!isPressed) shown.current = children
  return shown.current
}

function useIsPressed(): boolean {
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Fingers, and a mouse, by their ids. */
    const pressing = new Set<number>()
    const endAfter = (milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        pressing.clear()
        setIsPressed(false)
      }, milliseconds)
    }
    const begin = ({ pointerId }: PointerEvent) => {
      pressing.add(pointerId)
      setIsPressed(true)
      endAfter(LONGEST_PRESS_MS)
    }
    const end = ({ pointerId }: PointerEvent) => {
      pressing.delete(pointerId)
      if (pressing.size === 0) endAfter(CLICK_WITHIN_MS)
    }
    // Before any listener that stops the event.
    window.addEventListener('pointerdown', begin, true)
    window.addEventListener('pointerup', end, true)
    window.addEventListener('pointercancel', end, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', begin, true)
      window.removeEventListener('pointerup', end, true)
      window.removeEventListener('pointercancel', end, true)
    }
  }, [])
  return isPressed
}
