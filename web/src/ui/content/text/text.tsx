import type { ReactNode } from 'react'
import * as css from './text.css'

type Props = {
  children: ReactNode
  as?: 'p' | 'span' | 'div' | 'strong' | 'time'
  tone?: keyof typeof css.tones
  size?: keyof typeof css.sizes
  isStrong?: boolean
  icon?: ReactNode
  /** Keeps line breaks, for text that a person wrote. */
  isAsTyped?: boolean
  /** Truncated after so many lines. */
  lines?: keyof typeof css.clamps
}

export function Text({ children, as: Element = 'p', tone = 'plain', size = 'm', isStrong, icon, isAsTyped, lines }: Props) {
  const classes = [
    css.tones[tone],
    css.sizes[size],
    isStrong && css.strong,
    icon && css.withIcon,
    isAsTyped && css.asTyped,
    lines && css.clamps[lines],
  ]
  return (
    <Element className={classes.filter(Boolean).join(' ')}>
      {icon}
      {icon ? <span className={css.besideIcon}>{children}</span> : children}
    </Element>
  )
}
