import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { field } from '../field.css'
import { ariaOf, FieldFrame, type FieldProps, useFormLock } from '../field-frame'
import { chip, group } from './choice-chips.css'
import * as css from './radio-cards.css'
import type { Option } from './select'

type RadioProps<Value extends string, Option extends { value: Value }> = FieldProps & {
  options: readonly (Option & { isDisabled?: boolean })[]
  value: Value | null
  onChange: (value: Value) => void
}

type Look<Option> = { group: string; option: string; children: (option: Option) => ReactNode }

function RadioField<Value extends string, Option extends { value: Value }>({ look, ...props }: RadioProps<Value, Option> & { look: Look<Option> }) {
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

export const ChoiceChips = <Value extends string>(props: RadioProps<Value, Option<Value>>) => (
  <RadioField {...props} look={{ group, option: chip, children: ({ text }) => text }} />
)

type RadioCard<Value extends string> = { value: Value; title: string; text?: string; icon?: ReactNode }

export const RadioCards = <Value extends string>(props: RadioProps<Value, RadioCard<Value>>) => (
  <RadioField {...props} look={{ group: css.group, option: css.card, children: (card) => <CardContent {...card} /> }} />
)

const CardContent = ({ title, text, icon }: RadioCard<string>) => (
  <>
    {icon ? <span className={css.icon}>{icon}</span> : null}
    <span>
      <span className={css.title}>{title}</span>
      {text ? <span className={css.text}>{text}</span> : null}
    </span>
    <span className={css.dot} />
  </>
)
