import { useLayoutEffect } from 'react'
import { links } from '#links'
import { openPalette } from './palette-door'

/**
 * Ctrl+K or ⌘K, from the moment that an account is open and through every change of page: a header is another one on the next page, and what goes on
 * behind the pages is loaded a moment later. Not in the administrators' area: its pages are others.
 */
export function usePaletteKeys(isReady: boolean): void {
  // As soon as the header's button works, not a frame later.
  useLayoutEffect(() => {
    if (!isReady) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (location.pathname.startsWith(links.admin())) return
      event.preventDefault()
      openPalette()
    }
    // In the capture phase: the focused element may stop the event.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isReady])
}
