import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import * as css from './choice-chips.css'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; text: string; icon?: ReactNode }[]
  selected: readonly Value[]
  onChange: (selected: Value[]) => void
}

export function FilterChips<Value extends string>({ label, options, selected, onChange }: Props<Value>) {
  const change = (keys: Set<unknown>) => onChange(options.map((option) => option.value).filter((value) => keys.has(value)))
  return (
    <ToggleButtonGroup aria-label={label} selectionMode="multiple" selectedKeys={selected} onSelectionChange={change} className={css.group}>
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={css.chip}>
          {option.icon}
          {option.text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
