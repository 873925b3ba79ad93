import type { FieldProps } from './field-frame'
import { type Option, Select } from './select'

/** React Aria takes no empty key. */
const NONE = 'none'

type Props<Value extends string> = FieldProps & {
  options: readonly Option<Value>[]
  /** '' is none of them. */
  value: Value | ''
  onChange: (value: Value | '') => void
  /** What none of them is called. */
  none: string
  startsWith?: 'focus' | 'list'
}

/** One of a few, or none. */
export function OptionalSelect<Value extends string>({ options, value, onChange, none, ...field }: Props<Value>) {
  const choose = (key: string) => onChange(options.find((option) => option.value === key)?.value ?? '')
  return (
    <Select {...field} placeholder={none} options={[{ value: NONE, text: none }, ...options]} value={value === '' ? NONE : value} onChange={choose} />
  )
}
