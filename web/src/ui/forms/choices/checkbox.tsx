import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { useFormLock } from '../field-frame'
import * as css from './checkbox.css'

type Props = {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
}

export function Checkbox({ children, ...rest }: Props) {
  return (
    <AriaCheckbox {...rest} isReadOnly={useFormLock()} validationBehavior="aria" className={css.checkbox}>
      <span className={css.mark}>
        <Check size={18} strokeWidth={3} />
      </span>
      <span className={css.words}>{children}</span>
    </AriaCheckbox>
  )
}
