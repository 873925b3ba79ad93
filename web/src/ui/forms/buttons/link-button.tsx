import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { type ButtonVariant, buttonClass } from './button'
import { words } from './button.css'

type Props = {
  href: string
  children: ReactNode
  variant?: ButtonVariant
  isCompact?: boolean
  isWide?: boolean
  icon?: ReactNode
  onPress?: () => void
  'aria-label'?: string
}

export function LinkButton({ children, variant = 'secondary', isCompact, isWide, icon, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonClass(variant, isCompact, isWide)}>
      <span className={words}>
        {icon}
        {icon ? <span>{children}</span> : children}
      </span>
    </Link>
  )
}
