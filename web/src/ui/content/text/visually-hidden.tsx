import type { ReactNode } from 'react'
import { hidden } from './visually-hidden.css'

/** Words for screen readers alone, by a class: prerendered pages may carry no style attribute. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={hidden}>{children}</span>
