import CircleAlert from 'lucide-react/icons/circle-alert'
import { createContext, type ReactNode, useContext } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { hidden } from '../content/text/visually-hidden.css'
import { definedProps } from '../defined-props'
import * as css from './field.css'

export type FieldProps = {
  label: string
  /** For rows of fields under common heads: spoken only. */
  isLabelHidden?: boolean
  optional?: string
  /** Hidden while there is an error. */
  hint?: ReactNode
  /** Null or absent: valid. */
  error?: string | null | undefined
  /** Id of the control, to which a form's error summary moves focus. */
  id?: string | undefined
  name?: string
  isRequired?: boolean
  isDisabled?: boolean | undefined
  onBlur?: () => void
}

type Props = Pick<FieldProps, 'label' | 'isLabelHidden' | 'optional' | 'hint' | 'error'> & { children: ReactNode }

/** Label above, hint and error below; inside a react-aria field, which associates them. */
export function FieldFrame({ label, isLabelHidden, optional, hint, error, children }: Props) {
  return (
    <>
      <Label className={isLabelHidden ? hidden : css.label}>
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

/** Bounds of a text, which is never truncated: pasted text stays for its writer to shorten. */
export type Bounds = { most?: number; tooLong?: (typed: number) => string }

/** Error of a bounded text; spaces around it do not count. */
export function errorWithin(text: string, { most, tooLong, error }: Bounds & Pick<FieldProps, 'error'>) {
  const { length } = text.trim()
  return most !== undefined && length > most ? tooLong?.(length) : error
}

/** Field props for react-aria: a shown error is an invalid field, without the browser's bubbles. */
export function ariaOf({ id, name, error, isRequired, isDisabled, onBlur }: FieldProps) {
  return { ...definedProps({ id, name, isRequired, isDisabled, onBlur }), isInvalid: Boolean(error), validationBehavior: 'aria' as const }
}

/** True while a form is sent: its fields show what goes out and take no more input. */
export const FormLock = createContext(false)

export const useFormLock = (): boolean => useContext(FormLock)
