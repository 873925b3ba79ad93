import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { sheet } from './print-sheet.css'
import { useOnScreen } from './use-on-screen'

/** Printed in place of the page, and hidden on the screen. */
export function PrintSheet({ children }: { children: ReactNode }) {
  useOnScreen('print-sheet')
  return createPortal(
    <div data-print-sheet className={sheet}>
      {children}
    </div>,
    document.body,
  )
}
