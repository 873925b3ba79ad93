import { useState } from 'react'
import type { ProductRow } from '#domain/documents'
import { texts } from '#texts'
import { AmountField } from '../../components/fields/amount-field'
import { DaysField } from '../../components/fields/days-field'
import { ChoiceChips } from '../../ui/forms/choices/radio-field'
import { OptionalSelect } from '../../ui/forms/choices/select'
import { TextArea } from '../../ui/forms/text-area'
import { TextField } from '../../ui/forms/text-field'
import { materialLines, parseMaterialLines } from '../../verbs/material-lines'
import type { EditableField } from '../../verbs/verb-view'

const words = texts.outbox

type Props = {
  id: string
  field: Exclude<EditableField, { kind: 'place' }>
  value: unknown
  error: string | null
  onChange: (value: string | number | null | ProductRow[]) => void
}

export function EditField({ id, field, value, error, onChange }: Props) {
  const shared = { id, label: field.label, error }
  const text = typeof value === 'string' ? value : ''
  const number = typeof value === 'number' ? value : null
  switch (field.kind) {
    case 'line':
      return <TextField {...shared} value={text} onChange={onChange} />
    case 'text':
      return <TextArea {...shared} value={text} onChange={onChange} />
    case 'money':
      return <AmountField {...shared} value={number} onChange={onChange} />
    case 'materials':
      return <MaterialsField {...shared} value={value} onChange={onChange} />
    case 'days':
      return <DaysField {...shared} value={number} onChange={onChange} />
    case 'choice': {
      const { options, none } = field
      const chosen = options.find((option) => option.value === value)?.value
      if (none === undefined) return <ChoiceChips {...shared} options={options} value={chosen ?? null} onChange={onChange} />
      return <OptionalSelect {...shared} options={options} value={chosen ?? ''} none={none} onChange={onChange} />
    }
  }
}

type MaterialsProps = { id: string; label: string; error: string | null; value: unknown; onChange: (rows: ProductRow[] | null) => void }

/** Keeps what is typed: a line that is half written is no row yet. */
function MaterialsField({ value, onChange, error, ...shared }: MaterialsProps) {
  const [text, setText] = useState(() => materialLines(value))
  const change = (typed: string) => {
    setText(typed)
    onChange(parseMaterialLines(typed))
  }
  return <TextArea {...shared} error={error && words.materialsError} hint={words.materialsHint} value={text} onChange={change} isShort />
}
