import { type RefObject, useEffect, useRef } from 'react'

/** Whether its component still stands, for work that may end after its person has left. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
