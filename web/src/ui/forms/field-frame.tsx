import CircleAlert from 'lucide-react/icons/circle-alert'
import { createContext, type ReactNode, useContext } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { definedProps } from '../defined-props'
import * as css from './field.css'

/** Props of every field of a form. */
export type FieldProps = {
  label: string
  /** '(opcional)' after the label. */
  optional?: string
  /** Under the field as long as there is no error. */
  hint?: ReactNode
  /** The sentence of what is wrong. Null or absent: all is well. */
  error?: string | null | undefined
  /** Passed to the control itself, so that a form's error summary can move focus to it. */
  id?: string | undefined
  name?: string
  isRequired?: boolean
  isDisabled?: boolean | undefined
  onBlur?: () => void
}

type Props = Pick<FieldProps, 'label' | 'optional' | 'hint' | 'error'> & { children: ReactNode }

/** Label above, hint and error below; stands inside a react-aria field, which ties them together. */
export function FieldFrame({ label, optional, hint, error, children }: Props) {
  return (
    <>
      <Label className={css.label}>
        {label}
        {optional ? <span className={css.optional}> {optional}</span> : null}
      </Label>
      {children}
      {hint && !error ? (
        <Text slot="description" className={css.hint}>
          {hint}
        </Text>
      ) : null}
      <FieldError className={css.error}>
        <CircleAlert size={16} />
        <span>{error}</span>
      </FieldError>
    </>
  )
}

/** How long the text of a field may be. It is never cut: what was pasted stays for its writer to shorten. */
export type Bounds = { most?: number; tooLong?: (typed: number) => string }

/** The error of a field whose text has bounds; spaces around it do not count. */
export function errorWithin(text: string, { most, tooLong, error }: Bounds & Pick<FieldProps, 'error'>) {
  const { length } = text.trim()
  return most !== undefined && length > most ? tooLong?.(length) : error
}

/** A field's own words for react-aria: an error shown is an invalid field, at once and without the browser's bubbles. */
export function ariaOf({ id, name, error, isRequired, isDisabled, onBlur }: FieldProps) {
  return { ...definedProps({ id, name, isRequired, isDisabled, onBlur }), isInvalid: Boolean(error), validationBehavior: 'aria' as const }
}

/** True in a form that is being sent: its fields show what goes out and take nothing more, so that nothing is typed that would go with the form. */
export const FormLock = createContext(false)

export const useFormLock = (): boolean => useContext(FormLock)
