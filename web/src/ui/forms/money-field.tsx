import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field'

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'before' | 'after' | 'maxLength'> & {
  /** In reais; null when nothing is typed or what is typed is no amount. */
  value: number | null
  /** `isReadable` is false while something is typed that `parse` cannot read. */
  onChange: (value: number | null, isReadable: boolean) => void
  /** '1.234,56' → 1234.56; null for what is no amount. */
  parse: (text: string) => number | null
  /** 1234.56 → '1.234,56', without the R$. */
  format: (value: number) => string
}

/** Money as Brazilians type it. The text stays as typed until the field is left, then it is written out in full. */
export function MoneyField({ value, onChange, parse, format, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null)

  const read = (text: string) => {
    const kept = text.replace(/[^\d.,]/g, '').slice(0, 16)
    setTyped(kept)
    const amount = kept === '' ? null : parse(kept)
    onChange(amount, kept === '' || amount !== null)
  }

  // What cannot be read stays in the field for its writer to mend; the value is null meanwhile.
  const settle = () => {
    if (typed === null || typed === '' || value !== null) setTyped(null)
    onBlur?.()
  }

  const shown = typed !== null && (value === null || parse(typed) === value) ? typed : value === null ? '' : format(value)
  return <TextField {...rest} value={shown} onChange={read} onBlur={settle} before="R$" inputMode="decimal" autoComplete="off" isFigure />
}
