import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import * as css from './choice-chips.css'
import { field } from './field.css'
import { ariaOf, FieldFrame, type FieldProps } from './field-frame'
import type { Option } from './select'

type Props<Value extends string> = FieldProps & {
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** One of two to four, all in sight. */
export function ChoiceChips<Value extends string>(props: Props<Value>) {
  const { options, value, onChange } = props
  const choose = (key: string) => {
    const chosen = options.find((option) => option.value === key)
    if (chosen) onChange(chosen.value)
  }
  return (
    <RadioGroup {...ariaOf(props)} value={value} onChange={choose} className={field}>
      <FieldFrame {...props}>
        <div className={css.group}>
          {options.map((option) => (
            <Radio key={option.value} value={option.value} isDisabled={option.isDisabled === true} className={css.chip}>
              {option.text}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  )
}
