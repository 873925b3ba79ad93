import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components/Switch'
import * as css from './switch.css'

type Props = {
  children: ReactNode
  hint?: string
  isPart?: boolean
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

/** Takes effect at once; a choice that waits for 'Salvar' is a Checkbox. */
export function Switch({ children, hint, isPart, ...rest }: Props) {
  return (
    <AriaSwitch {...rest} className={isPart ? css.part : css.frame}>
      <span>
        {children}
        {hint ? <span className={css.hint}>{hint}</span> : null}
      </span>
      <span className={css.track}>
        <span className={css.knob} />
      </span>
    </AriaSwitch>
  )
}
