import type { ReactNode } from 'react'
import { hidden } from './visually-hidden.css'

/** Words for screen readers alone. By a class: a page that is written out may carry no style attribute. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={hidden}>{children}</span>
