import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as css from './print-sheet.css'

/** What is printed in place of the page, while it is there: black on white, without a control. It is not shown on the screen. */
export const PrintSheet = ({ children }: { children: ReactNode }) =>
  createPortal(
    <div data-print-sheet className={css.sheet}>
      {children}
    </div>,
    document.body,
  )
