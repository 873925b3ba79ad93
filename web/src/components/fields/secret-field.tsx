import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { texts } from '#texts'
import * as css from '../../ui/forms/field.css'
import { ariaOf, FieldFrame, type FieldProps, useFormLock } from '../../ui/forms/field-frame'

type Props = Omit<FieldProps, 'isRequired'> & {
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
}

/** Pasting and password managers work. */
export function SecretField(props: Props) {
  const [isShown, setIsShown] = useState(false)
  const isReadOnly = useFormLock()
  const { value, onChange, autoComplete } = props
  const type = isShown ? 'text' : 'password'
  return (
    <AriaTextField {...ariaOf({ ...props, isRequired: true })} {...{ value, onChange, autoComplete, isReadOnly, type }} className={css.field}>
      <FieldFrame {...props}>
        <div className={css.box}>
          <Input className={css.input} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
          <Button
            className={css.inBox}
            aria-label={isShown ? texts.actions.hidePassword : texts.actions.showPassword}
            onPress={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff size={22} /> : <Eye size={22} />}
          </Button>
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}
