import { type ReactNode, useEffect } from 'react'
import { PrintSheet } from '../../ui/layout/print-sheet'
import { printPage } from '../print-page'

/** Prints its sheet alone, at once. Phones read the sheet while their preview is open, so it stays until the next press. `onOver` is the same function on every render. */
export function PrintedOnce({ children, onOver }: { children: ReactNode; onOver: () => void }) {
  useEffect(() => {
    printPage()
    const presses = ['pointerdown', 'keydown'] as const
    for (const press of presses) document.addEventListener(press, onOver, true)
    return () => {
      for (const press of presses) document.removeEventListener(press, onOver, true)
    }
  }, [onOver])
  return <PrintSheet isAlone>{children}</PrintSheet>
}
