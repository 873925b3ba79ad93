import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element is below the visible part of the page. */
export function useIsAhead(): { ref: RefCallback<HTMLElement>; isAhead: boolean } {
  const [isAhead, setAhead] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // Known before the first paint; the observer reports later.
    setAhead(element.getBoundingClientRect().top > window.innerHeight)
    const observer = new IntersectionObserver(([entry]) => setAhead(entry?.isIntersecting === false && entry.boundingClientRect.top > 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isAhead }
}
