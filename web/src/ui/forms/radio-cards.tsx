import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { field } from './field.css'
import { ariaOf, FieldFrame, type FieldProps } from './field-frame'
import * as css from './radio-cards.css'

type RadioCard<Value extends string> = { value: Value; title: string; text?: string; icon?: ReactNode; isDisabled?: boolean }

type Props<Value extends string> = FieldProps & {
  options: readonly RadioCard<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few, each with a sentence of its own. */
export function RadioCards<Value extends string>(props: Props<Value>) {
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
            <Radio key={option.value} value={option.value} isDisabled={option.isDisabled === true} className={css.card}>
              {option.icon ? <span className={css.icon}>{option.icon}</span> : null}
              <span>
                <span className={css.title}>{option.title}</span>
                {option.text ? <span className={css.text}>{option.text}</span> : null}
              </span>
              <span className={css.dot} />
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  )
}
