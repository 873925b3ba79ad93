import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { definedProps } from '../defined-props'
import * as field from './field.css'
import { ariaOf, FieldFrame, type FieldProps } from './field-frame'
import * as list from './list-popover.css'
import * as css from './select.css'

export type Option<Value extends string = string> = { value: Value; text: string; isDisabled?: boolean }

type Props<Value extends string> = FieldProps & {
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  placeholder: string
  /** For the browser's own filling-in, as 'address-level1'. */
  autoComplete?: string
}

/** One of a few (up to some thirty). Longer lists: ComboBox. */
export function Select<Value extends string>(props: Props<Value>) {
  const { options, value, onChange, placeholder, autoComplete } = props
  const { id, ...aria } = ariaOf(props)
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.value === key)
    if (chosen) onChange(chosen.value)
  }
  return (
    <AriaSelect {...aria} value={value} onChange={choose} placeholder={placeholder} {...definedProps({ autoComplete })} className={field.field}>
      <FieldFrame {...props}>
        <Button {...definedProps({ id })} className={css.button}>
          <SelectValue className={css.value} />
          <ChevronDown size={20} className={css.arrow} />
        </Button>
      </FieldFrame>
      <Popover className={list.popover}>
        <ListBox className={list.list} items={options}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.text} isDisabled={option.isDisabled === true} className={list.option}>
              {({ isSelected }) => (
                <>
                  {option.text}
                  {isSelected ? <Check size={18} className={list.check} /> : null}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
