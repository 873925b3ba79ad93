import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import * as css from './text-link.css'

type Props = {
  href: string
  children: ReactNode
  /** Not inside a sentence: 44 px high. */
  isAlone?: boolean
  target?: '_blank'
  /** Its address comes from another person: nothing is vouched for. */
  isForeign?: boolean
  /** The new tab gets a copy of this one's session storage: for the site's own pages only. */
  keepsSession?: true
  onPress?: () => void
  'aria-label'?: string
}

export function TextLink({ isAlone, target, isForeign, keepsSession, ...rest }: Props) {
  const rel = isForeign ? 'noopener noreferrer nofollow ugc' : keepsSession ? 'opener' : 'noopener noreferrer'
  return <Link {...rest} {...(target && { target, rel })} className={isAlone ? `${css.link} ${css.alone}` : css.link} />
}
