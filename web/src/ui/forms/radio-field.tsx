import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { field } from './field.css'
import { ariaOf, FieldFrame, type FieldProps } from './field-frame'
import { useFormLock } from './form-lock'

export type RadioProps<Value extends string, Option extends { value: Value }> = FieldProps & {
  options: readonly (Option & { isDisabled?: boolean })[]
  value: Value | null
  onChange: (value: Value) => void
}

type Look<Option> = { group: string; option: string; children: (option: Option) => ReactNode }

/** One of a few options, all in sight; how each looks is said by `look`. */
export function RadioField<Value extends string, Option extends { value: Value }>({
  look,
  ...props
}: RadioProps<Value, Option> & { look: Look<Option> }) {
  const { options, value, onChange } = props
  const choose = (key: string) => {
    const chosen = options.find((option) => option.value === key)
    if (chosen) onChange(chosen.value)
  }
  return (
    <RadioGroup {...ariaOf(props)} isReadOnly={useFormLock()} value={value} onChange={choose} className={field}>
      <FieldFrame {...props}>
        <div className={look.group}>
          {options.map((option) => (
            <Radio key={option.value} value={option.value} isDisabled={option.isDisabled === true} className={look.option}>
              {look.children(option)}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  )
}
