import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import { Menu } from '../../overlays/menu'
import { Button } from '../buttons/button'

type Props<Value extends string> = {
  /** Question for screen readers, in place of the icon. */
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

export function SortMenu<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const current = options.find((option) => option.value === value)?.text ?? ''
  return (
    <Menu
      label={label}
      selected={value}
      entries={options.map((option) => ({ id: option.value, text: option.text, onAction: () => onChange(option.value) }))}
      trigger={
        <Button variant="quiet" isCompact icon={<ArrowDownUp size={18} />} aria-label={`${label}: ${current}`}>
          {current}
        </Button>
      }
    />
  )
}
