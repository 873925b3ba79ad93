import type { ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { definedProps } from '../../defined-props'
import { Spinner } from '../../feedback/spinner'
import * as css from './button.css'

export type ButtonVariant = keyof typeof css.variants

export type ButtonLook = {
  /** `primary` once a screen: the one main action. */
  variant?: ButtonVariant
  /** 44 px instead of 48 px. */
  isCompact?: boolean
  isWide?: boolean | undefined
  icon?: ReactNode
}

type Props = ButtonLook & {
  children: ReactNode
  onPress?: () => void
  isDisabled?: boolean | undefined
  /** Keeps focus and width, shows a spinner and cannot be pressed. */
  isPending?: boolean | undefined
  pendingLabel?: string | undefined
  type?: 'button' | 'submit' | 'reset'
  /** Id of a form elsewhere on the page. */
  form?: string
  'aria-label'?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

export function Button({ children, variant = 'secondary', isCompact, isWide, icon, isPending, pendingLabel, ...rest }: Props) {
  return (
    <AriaButton {...definedProps({ ...rest, isPending })} className={buttonClass(variant, isCompact, isWide)}>
      <span className={css.words}>
        {icon}
        {icon ? <span>{children}</span> : children}
      </span>
      {isPending ? (
        <span className={css.working}>
          <Spinner label={pendingLabel} size="s" />
        </span>
      ) : null}
    </AriaButton>
  )
}

export function buttonClass(variant: ButtonVariant, isCompact = false, isWide = false) {
  return [css.variants[variant], isCompact && css.compact, isWide && css.wide].filter(Boolean).join(' ')
}
