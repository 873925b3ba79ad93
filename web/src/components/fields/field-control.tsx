import { useState } from 'react'
import type { ProductRow } from '#domain/documents'
import { texts } from '#texts'
import { ChoiceChips } from '../../ui/forms/choices/radio-field'
import { OptionalSelect } from '../../ui/forms/choices/select'
import { TextArea } from '../../ui/forms/text-area'
import { TextField } from '../../ui/forms/text-field'
import { AmountField } from './amount-field'
import { atMost } from './at-most'
import { DaysField } from './days-field'
import type { FormField } from './form-field'
import { materialLines, parseMaterialLines } from './material-lines'
import { TradesField } from './trades-field'

const words = texts.outbox

type Props = {
  id: string
  field: FormField
  value: unknown
  /** A figure's text that cannot be read. */
  unread?: string
  error: string | null
  onChange(value: string | number | null | ProductRow[] | string[], unread?: string): void
}

export function FieldControl({ id, field, value, unread = '', error, onChange }: Props) {
  const { label, hint, optional } = field
  const shared = { id, label, error, ...(hint && { hint }), ...(optional && { optional }) }
  const text = typeof value === 'string' ? value : ''
  const number = typeof value === 'number' ? value : null
  switch (field.kind) {
    case 'line':
    case 'text': {
      const { kind, name: _name, most, ...looks } = field
      const Control = kind === 'line' ? TextField : TextArea
      return <Control {...looks} {...shared} {...(most === undefined ? {} : atMost(most))} value={text} onChange={onChange} />
    }
    case 'money':
      return <AmountField {...shared} value={number} unread={unread} onChange={onChange} />
    case 'materials':
      return <MaterialsField {...shared} value={value} onChange={onChange} />
    case 'days':
      return <DaysField {...shared} value={number} unread={unread} onChange={onChange} />
    case 'trades':
      return <TradesField {...shared} most={field.most} value={Array.isArray(value) ? value : []} onChange={onChange} />
    case 'choice': {
      const { options, none } = field
      const chosen = options.find((option) => option.value === value)?.value
      if (none === undefined) return <ChoiceChips {...shared} options={options} value={chosen ?? null} onChange={onChange} />
      return <OptionalSelect {...shared} options={options} value={chosen ?? ''} none={none} onChange={onChange} />
    }
  }
}

type MaterialsProps = Omit<Props, 'field'> & { label: string; optional?: string }

/** A half-written line is no row yet. */
function MaterialsField({ value, onChange, error, ...shared }: MaterialsProps) {
  const [text, setText] = useState(() => materialLines(value))
  const change = (typed: string) => {
    setText(typed)
    onChange(parseMaterialLines(typed))
  }
  return <TextArea {...shared} error={error && words.materialsError} hint={words.materialsHint} value={text} onChange={change} isShort />
}
