import { useLayoutEffect } from 'react'
import { openPalette, openShortcuts } from './palette-door'

/** Ctrl+K or ⌘K, and '?' for the shortcuts. Outside the header, which changes with each page. `isHere` limits the pages. */
export function usePaletteKeys(isReady: boolean, isHere: () => boolean): void {
  // A layout effect: the keys work as soon as the header's button does.
  useLayoutEffect(() => {
    if (!isReady) return
    const onKeyDown = (event: KeyboardEvent) => {
      const open = openerOf(event)
      if (!open || !isHere()) return
      event.preventDefault()
      open()
    }
    // In the capture phase: the focused element may stop the event.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isReady, isHere])
}

/** Where '?' is typed, or where a dialog has the keys. */
const TAKEN = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]'

function openerOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): (() => void) | null {
  if (altKey) return null
  // On some keyboards '?' is typed with Shift.
  if (key === '?' && !ctrlKey && !metaKey) return target instanceof Element && target.closest(TAKEN) ? null : openShortcuts
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey ? openPalette : null
}
