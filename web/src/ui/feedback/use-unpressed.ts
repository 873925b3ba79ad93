import { useEffect, useReducer, useRef } from 'react'

const AGAIN_MS = 100

/**
 * The newest value, held back during a press: a strip that comes or goes moves the buttons above it, and a button that has left the finger
 * does nothing.
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

/** No document while prerendering. React Aria marks pressed elements. */
const isPressed = (): boolean => globalThis.document?.querySelector('[data-pressed]') != null
