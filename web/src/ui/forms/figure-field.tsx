import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field'

export type FigureFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'most' | 'tooLong'> & {
  /** Null for an empty field; 0 for a text that `parse` cannot read. */
  value: number | null
  onChange: (value: number | null) => void
  /** '1.234,56' → 1234.56; null for what it cannot read. */
  parse: (text: string) => number | null
  /** 1234.56 → '1.234,56'. */
  format: (value: number) => string
  faultOf: (text: string) => string
}

/** A number field. The text stays as typed until the field is left, then it is formatted; an unreadable text stays with its error. */
export function FigureField({ value, onChange, parse, format, faultOf, error, onBlur, ...rest }: FigureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const numberOf = (text: string) => (text.trim() === '' ? null : (parse(text) ?? 0))

  const read = (text: string) => {
    setTyped(text)
    setLeft(false)
    onChange(numberOf(text))
  }
  const settle = () => {
    if (typed !== null && numberOf(typed) !== 0) setTyped(null)
    setLeft(true)
    onBlur?.()
  }

  const own = typed !== null && numberOf(typed) === value ? typed : null
  const isUnreadable = own !== null && own.trim() !== '' && parse(own) === null
  return (
    <TextField
      {...rest}
      value={own ?? (value === null ? '' : format(value))}
      onChange={read}
      onBlur={settle}
      error={isUnreadable && (isLeft || error) ? faultOf(own) : error}
      autoComplete="off"
    />
  )
}
