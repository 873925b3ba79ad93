import { useEffect, useReducer, useRef } from 'react'

const AGAIN_MS = 100

/**
 * The newest value while nothing is pressed, else the one before. A strip that comes or goes moves the buttons above it, as when the network drops during a
 * press: a button that has left the finger by its end does nothing.
 */
export function useUnpressed<Value>(newest: Value): Value {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const shown = useRef(newest)
  if (!isPressed()) shown.current = newest
  useEffect(() => {
    if (shown.current === newest) return
    const timer = setTimeout(drawAgain, AGAIN_MS)
    return () => clearTimeout(timer)
  })
  return shown.current
}

/** Absent while a page is prerendered. React Aria marks what is pressed. */
const isPressed = (): boolean => globalThis.document?.querySelector('[data-pressed]') != null
