import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { definedProps } from '../../defined-props'
import { ClosedByBack } from '../../overlays/closed-by-back'
import * as field from '../field.css'
import { ariaOf, FieldFrame, type FieldProps, useFormLock } from '../field-frame'
import * as list from './list-popover.css'
import * as css from './select.css'

export type Option<Value extends string = string> = { value: Value; text: string; isDisabled?: boolean }

type Props<Value extends string> = FieldProps & {
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  placeholder: string
  autoComplete?: string
  /** Action on mount: take the focus, or open the list as well. */
  startsWith?: 'focus' | 'list'
}

/** Up to some thirty options. Longer lists: ComboBox. */
export function Select<Value extends string>(props: Props<Value>) {
  const { options, value, onChange, placeholder, autoComplete, startsWith } = props
  const isLocked = useFormLock()
  const [isOpen, setIsOpen] = useState(false)
  // Not before the button has the focus, which returns when the list closes. The opening key may be pressed while it appears.
  useEffect(() => {
    if (startsWith === 'list') setIsOpen(true)
  }, [startsWith])
  const { id, ...aria } = ariaOf(props)
  const choose = (key: unknown) => {
    // The browser may fill it in, too.
    const chosen = isLocked ? undefined : options.find((option) => option.value === key)
    if (chosen) onChange(chosen.value)
  }
  return (
    <AriaSelect
      {...aria}
      {...{ value, placeholder }}
      isOpen={isOpen && !isLocked}
      data-readonly={isLocked || undefined}
      {...definedProps({ autoComplete })}
      onChange={choose}
      onOpenChange={setIsOpen}
      autoFocus={startsWith !== undefined}
      className={field.field}
    >
      <FieldFrame {...props}>
        {/* A list cannot be read-only, and would lose the focus if it were disabled. */}
        <Button {...definedProps({ id })} isPending={isLocked} className={css.button}>
          <SelectValue className={css.value} />
          <ChevronDown size={20} className={css.arrow} />
        </Button>
      </FieldFrame>
      <Popover className={list.popover}>
        <ClosedByBack />
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

/** React Aria takes no empty key. */
const NONE = 'none'

type OptionalProps<Value extends string> = Omit<Props<Value>, 'value' | 'onChange' | 'placeholder'> & {
  value: Value | ''
  onChange: (value: Value | '') => void
  none: string
}

export function OptionalSelect<Value extends string>({ options, value, onChange, none, ...field }: OptionalProps<Value>) {
  const choose = (key: string) => onChange(options.find((option) => option.value === key)?.value ?? '')
  return (
    <Select {...field} placeholder={none} options={[{ value: NONE, text: none }, ...options]} value={value === '' ? NONE : value} onChange={choose} />
  )
}
