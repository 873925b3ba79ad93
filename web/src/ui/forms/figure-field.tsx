import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field'

export type FigureFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'most' | 'tooLong'> & {
  /** Null for an empty field; 0 for a text that `parse` cannot read. */
  value: number | null
  /** Kept beside a 0 that stands for it: the text comes back with its fault. */
  unread?: string
  /** `unread` is '' but for a text that `parse` cannot read. */
  onChange: (value: number | null, unread: string) => void
  /** '1.234,56' → 1234.56; null for what it cannot read. */
  parse: (text: string) => number | null
  /** 1234.56 → '1.234,56'. */
  format: (value: number) => string
  faultOf: (text: string) => string
}

/** A number field. The text stays as typed until the field is left, then it is formatted; an unreadable text stays with its error. */
export function FigureField({ value, unread = '', onChange, parse, format, faultOf, error, onBlur, ...rest }: FigureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const isUnread = (text: string) => text.trim() !== '' && parse(text) === null
  const numberOf = (text: string) => (isUnread(text) ? 0 : parse(text))

  const read = (text: string) => {
    setTyped(text)
    setLeft(false)
    onChange(numberOf(text), isUnread(text) ? text : '')
  }
  const settle = () => {
    if (typed !== null && !isUnread(typed)) setTyped(null)
    setLeft(true)
    onBlur?.()
  }

  const own = typed !== null && numberOf(typed) === value ? typed : null
  const fault = own === null ? (value === 0 ? unread : '') : isUnread(own) && (isLeft || error) ? own : ''
  return (
    <TextField
      {...rest}
      value={own ?? (fault || (value === null ? '' : format(value)))}
      onChange={read}
      onBlur={settle}
      error={fault ? faultOf(fault) : error}
      autoComplete="off"
    />
  )
}
