import { after } from './field.css'
import { TextField, type TextFieldProps } from './text-field'

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'before' | 'after' | 'maxLength'> & {
  /** A whole number of 0 or more, or nothing typed. */
  value: number | null
  onChange: (value: number | null) => void
  /** After the number, as 'dias'. */
  unit?: string
  maxDigits?: number
}

/** A whole number, typed with the phone's digits; anything else that is typed or pasted is left out. */
export function NumberField({ value, onChange, unit, maxDigits = 6, ...rest }: Props) {
  const read = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, maxDigits)
    onChange(digits === '' ? null : Number(digits))
  }
  return (
    <TextField
      {...rest}
      value={value === null ? '' : String(value)}
      onChange={read}
      inputMode="numeric"
      autoComplete="off"
      after={unit ? <span className={after}>{unit}</span> : null}
    />
  )
}
