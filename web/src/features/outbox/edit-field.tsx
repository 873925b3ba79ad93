import { AmountField } from '../../components/amount-field'
import { DaysField } from '../../components/days-field'
import { ChoiceChips } from '../../ui/forms/choice-chips'
import { OptionalSelect } from '../../ui/forms/optional-select'
import { TextArea } from '../../ui/forms/text-area'
import { TextField } from '../../ui/forms/text-field'
import type { EditableField } from '../../verbs/verb-view'

type Props = {
  id: string
  field: Exclude<EditableField, { kind: 'place' }>
  value: unknown
  error: string | null
  onChange: (value: string | number | null) => void
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
