import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import * as css from './field.css'
import { ariaOf, FieldFrame, type FieldProps } from './field-frame'
import { useFormLock } from './form-lock'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  showLabel: string
  hideLabel: string
}

/** Can be shown; pasting and password managers work. */
export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false)
  const isReadOnly = useFormLock()
  const { value, onChange, autoComplete, showLabel, hideLabel } = props
  return (
    <AriaTextField {...ariaOf(props)} {...{ value, onChange, autoComplete, isReadOnly }} type={isShown ? 'text' : 'password'} className={css.field}>
      <FieldFrame {...props}>
        <div className={css.box}>
          <Input className={css.input} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
          <Button className={css.inBox} aria-label={isShown ? hideLabel : showLabel} onPress={() => setIsShown(!isShown)}>
            {isShown ? <EyeOff size={22} /> : <Eye size={22} />}
          </Button>
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}
