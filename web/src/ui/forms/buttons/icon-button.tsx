import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { CountBadge } from '../../feedback/count-badge'
import { variants } from './icon-button.css'

type Props = {
  /** Accessible name; includes a count in words. */
  label: string
  icon: ReactNode
  onPress?: () => void
  variant?: keyof typeof variants
  count?: number
  isDisabled?: boolean
  type?: 'button' | 'submit'
  'aria-expanded'?: boolean
  'aria-controls'?: string
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, icon, variant = 'quiet', count = 0, ...rest }: Props) {
  return (
    <Button {...rest} aria-label={label} className={variants[variant]}>
      {icon}
      <CountBadge count={count} />
    </Button>
  )
}
