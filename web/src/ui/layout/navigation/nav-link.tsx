import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { VisuallyHidden } from '../../content/text/visually-hidden'
import { definedProps } from '../../defined-props'

/** `countLabel` has the count in words: '3 mensagens não lidas'. */
export type NavItem = {
  href: string
  text: string
  icon?: ReactNode
  isCurrent?: boolean
  count?: number
  countLabel?: string
}

type Props = { item: NavItem; className: string; children: ReactNode; onPress?: () => void }

export function NavLink({ item, className, children, onPress }: Props) {
  return (
    <Link
      href={item.href}
      {...definedProps({ onPress })}
      className={className}
      {...(item.isCurrent && { 'aria-current': 'page' })}
      data-current={item.isCurrent || undefined}
    >
      {children}
      {item.count && item.countLabel ? <VisuallyHidden>, {item.countLabel}</VisuallyHidden> : null}
    </Link>
  )
}
