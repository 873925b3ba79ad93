import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { definedProps } from '../../defined-props'
import { isComposing } from '../../is-composing'
import { ClosedByBack } from '../../overlays/closed-by-back'
import * as field from '../field.css'
import { ariaOf, FieldFrame, type FieldProps, useFormLock } from '../field-frame'
import * as list from './list-popover.css'
import type { Option } from './select'

type Props = FieldProps & {
  /** May be thousands. Keep the same array between renders: it is indexed once. */
  options: readonly Option[]
  value: string | null
  onChange: (value: string | null) => void
  placeholder?: string
  empty: string
  /** Error of a left text that is none of the options. */
  unlisted: string
}

/**
 * Finds an option by a part of it; only letters and digits are compared. Enter or leaving chooses a text's only match; any other text stays as
 * typed, with its error.
 */
export function ComboBox(props: Props) {
  const { options, value, onChange, placeholder, empty, unlisted } = props
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState<string | null>(null)
  const isUnlisted = value === null && left === typed && keyOf(typed) !== '' && options.length > 0
  const shown = { ...props, error: isUnlisted ? unlisted : props.error }

  const settle = () => {
    const meant = optionFor(options, typed)
    if (meant && meant.value !== value) onChange(meant.value)
    setLeft(typed)
  }
  const leave = () => {
    settle()
    props.onBlur?.()
  }
  const settleByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    const isAtOption = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key === 'Enter' && !isAtOption && !isComposing(event.nativeEvent)) settle()
  }
  // Escape closes the list, not the dialog around it.
  const keepEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true'
    if (event.key === 'Escape' && isOpen) event.stopPropagation()
  }
  return (
    <AriaComboBox
      {...ariaOf({ ...shown, onBlur: leave })}
      isReadOnly={useFormLock()}
      defaultItems={options}
      value={value}
      // Null too where typing clears the former choice.
      onChange={(key) => onChange(key === null ? (optionFor(options, typed)?.value ?? null) : String(key))}
      onInputChange={setTyped}
      defaultFilter={includesKey}
      allowsEmptyCollection
      allowsCustomValue
      className={field.field}
    >
      <FieldFrame {...shown}>
        <div className={field.box}>
          <Input
            className={field.input}
            {...definedProps({ placeholder })}
            autoComplete="off"
            onKeyDownCapture={settleByEnter}
            onKeyDown={keepEscape}
          />
          <Button className={field.inBox}>
            <ChevronDown size={20} />
          </Button>
        </div>
      </FieldFrame>
      <Popover className={list.fieldPopover}>
        <ClosedByBack />
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 44, padding: 6 }}>
          <ListBox<Option> className={list.virtualList} renderEmptyState={() => <div className={list.empty}>{empty}</div>}>
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
        </Virtualizer>
      </Popover>
    </AriaComboBox>
  )
}

/** Letters and digits without accents: a phone's keyboard adds spaces and writes other apostrophes. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const includesKey = (option: string, typed: string): boolean => keyOf(option).includes(keyOf(typed))

/** The option of that name, or the only one that contains it. */
function optionFor(options: readonly Option[], typed: string): Option | undefined {
  const key = keyOf(typed)
  if (key === '') return undefined
  const [found, ...more] = options.filter(({ text }) => includesKey(text, typed))
  return [found, ...more].find((option) => option && keyOf(option.text) === key) ?? (more.length === 0 ? found : undefined)
}
