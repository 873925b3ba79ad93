import { useLayoutEffect } from 'react'
import { type OnScreen, onScreenName } from '../../styles/on-screen'

const shown = new Map<OnScreen, number>()

/** Marks the root element, before paint, for styles elsewhere. */
export function useOnScreen(what: OnScreen, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return
    count(what, 1)
    return () => count(what, -1)
  }, [what, isShown])
}

function count(what: OnScreen, change: 1 | -1): void {
  const now = (shown.get(what) ?? 0) + change
  shown.set(what, now)
  document.documentElement.toggleAttribute(onScreenName(what), now > 0)
}
