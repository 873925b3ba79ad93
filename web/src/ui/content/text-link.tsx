import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import * as css from './text-link.css'

type Props = {
  href: string
  children: ReactNode
  /** Not inside a sentence: 44 px high. */
  isAlone?: boolean
  target?: '_blank'
  onPress?: () => void
  'aria-label'?: string
}

export function TextLink({ isAlone, target, ...rest }: Props) {
  return <Link {...rest} {...(target && { target, rel: 'noopener noreferrer' })} className={isAlone ? `${css.link} ${css.alone}` : css.link} />
}
