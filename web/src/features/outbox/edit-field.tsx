import type { FieldError } from '#domain/fields'
import { formatAmount, parseMoney } from '#domain/money'
import { texts } from '#texts'
import { ChoiceChips } from '../../ui/choice-chips'
import { MoneyField } from '../../ui/money-field'
import { NumberField } from '../../ui/number-field'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import type { EditableField } from './editable-fields'

type Props = { id: string; field: EditableField; value: unknown; error: FieldError | undefined; onChange: (value: string | number | null) => void }

const types = (['both', 'service', 'products'] as const).map((value) => ({ value, text: texts.labels.proposalType[value] }))

export function EditField({ id, field: { label, kind }, value, error, onChange }: Props) {
  const shared = { id, label, error: error ? texts.errors.fields[error] : null }
  const text = typeof value === 'string' ? value : ''
  // 0 stands for what cannot be read as money: the rules refuse it, and the field keeps what was typed.
  const number = typeof value === 'number' && value > 0 ? value : null
  switch (kind) {
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
    case 'type':
      return <ChoiceChips {...shared} options={types} value={types.find((option) => option.value === value)?.value ?? null} onChange={onChange} />
  }
}
