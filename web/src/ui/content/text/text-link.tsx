import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import * as css from './text-link.css'

type Props = {
  href: string
  children: ReactNode
  /** Outside a sentence: 44 px high. */
  isAlone?: boolean
  target?: '_blank'
  /** The address comes from another person: no referrer or endorsement. */
  isForeign?: boolean
  /** Copies session storage to the new tab: for the site's own pages only. */
  keepsSession?: true
  onPress?: () => void
  'aria-label'?: string
}

export function TextLink({ isAlone, target, isForeign, keepsSession, ...rest }: Props) {
  const rel = isForeign ? 'noopener noreferrer nofollow ugc' : keepsSession ? 'opener' : 'noopener noreferrer'
  return <Link {...rest} {...(target && { target, rel })} className={isAlone ? `${css.link} ${css.alone}` : css.link} />
}
