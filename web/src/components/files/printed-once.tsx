import { type ReactNode, useEffect } from 'react'
import { PrintSheet } from '../../ui/layout/print-sheet'
import { printPage } from '../print-page'

/**
 * Prints its sheet alone, at once. Phones read the sheet while their preview is open, so it stays until the next press, those of the browser's own
 * commands apart, as Ctrl+P. `onOver` is the same function on every render.
 */
export function PrintedOnce({ children, onOver }: { children: ReactNode; onOver: () => void }) {
  useEffect(() => {
    printPage()
    const onKey = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey && !altKey) onOver()
    }
    document.addEventListener('pointerdown', onOver, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onOver, true)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [onOver])
  return <PrintSheet isAlone>{children}</PrintSheet>
}
