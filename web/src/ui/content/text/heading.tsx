import type { ReactNode } from 'react'
import { sizes } from './heading.css'

type Props = {
  children: ReactNode
  level: 1 | 2 | 3 | 4
  /** Default by level: 1 title, 2 section, 3 and 4 card. */
  size?: keyof typeof sizes
  id?: string
}

const sizeOf = { 1: 'title', 2: 'section', 3: 'card', 4: 'card' } as const

export function Heading({ children, level, size, id }: Props) {
  const Element = `h${level}` as const
  return (
    <Element id={id} className={sizes[size ?? sizeOf[level]]}>
      {children}
    </Element>
  )
}
