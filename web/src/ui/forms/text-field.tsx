import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { definedProps } from '../defined-props'
import * as css from './field.css'
import { ariaOf, type Bounds, errorWithin, FieldFrame, type FieldProps, useFormLock } from './field-frame'

export type TextFieldProps = FieldProps &
  Bounds & {
    value: string
    onChange: (value: string) => void
    type?: 'text' | 'email' | 'url' | 'tel' | 'date'
    inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
    autoComplete?: string
    autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters'
    autoFocus?: boolean
    isReadOnly?: boolean
    placeholder?: string
    /** On a phone's Enter key. */
    enterKeyHint?: 'next' | 'done'
    before?: ReactNode
    after?: ReactNode
    isFigure?: boolean
    inputRef?: Ref<HTMLInputElement>
  }

export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', inputMode, autoComplete, autoCapitalize, autoFocus, placeholder } = props
  const shown = { ...props, error: errorWithin(value, props) }
  const isLocked = useFormLock()
  const isReadOnly = isLocked || props.isReadOnly
  return (
    <AriaTextField
      {...ariaOf(shown)}
      {...definedProps({ value, onChange, type, inputMode, autoComplete, autoFocus, isReadOnly })}
      className={css.field}
    >
      <FieldFrame {...shown}>
        <div className={css.box}>
          {props.before ? <span className={css.before}>{props.before}</span> : null}
          <Input
            {...definedProps({ ref: props.inputRef, placeholder, autoCapitalize, enterKeyHint: props.enterKeyHint })}
            className={props.isFigure ? css.figure : css.input}
          />
          {props.after}
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}
