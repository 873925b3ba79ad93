import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { sheet } from './print-sheet.css'
import { useOnScreen } from './use-on-screen'

/** Printed in place of the page, and hidden on the screen. `isAlone`: in place of other sheets too. */
export function PrintSheet({ children, isAlone = false }: { children: ReactNode; isAlone?: boolean }) {
  useOnScreen('print-sheet')
  useOnScreen('print-alone', isAlone)
  return createPortal(
    <div data-print-sheet={isAlone ? 'alone' : ''} className={sheet}>
      {children}
    </div>,
    document.body,
  )
}
