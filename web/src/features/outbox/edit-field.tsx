import { formatAmount, parseMoney } from '#domain/money'
import { texts } from '#texts'
import { ChoiceChips } from '../../ui/forms/choice-chips'
import { MoneyField } from '../../ui/forms/money-field'
import { NumberField } from '../../ui/forms/number-field'
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
  // 0 stands for what cannot be read as money: the rules refuse it, and the field keeps what was typed.
  const number = typeof value === 'number' && value > 0 ? value : null
  switch (field.kind) {
    case 'line':
      return <TextField {...shared} value={text} onChange={onChange} />
    case 'text':
      return <TextArea {...shared} value={text} onChange={onChange} />
    case 'money':
      return (
        <MoneyField
          {...shared}
          value={number}
          onChange={(amount, isReadable) => onChange(isReadable ? amount : 0)}
          parse={parseMoney}
          format={formatAmount}
        />
      )
    case 'days':
      return <NumberField {...shared} value={number} onChange={onChange} unit={texts.proposals.form.daysUnit} />
    case 'choice': {
      const { options, none } = field
      const chosen = options.find((option) => option.value === value)?.value
      if (none === undefined) return <ChoiceChips {...shared} options={options} value={chosen ?? null} onChange={onChange} />
      return <OptionalSelect {...shared} options={options} value={chosen ?? ''} none={none} onChange={onChange} />
    }
  }
}
