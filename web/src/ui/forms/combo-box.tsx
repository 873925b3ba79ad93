import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { definedProps } from '../defined-props'
import * as field from './field.css'
import { ariaOf, FieldFrame, type FieldProps } from './field-frame'
import { useFormLock } from './form-lock'
import * as list from './list-popover.css'
import type { Option } from './select'

type Props = FieldProps & {
  /** May be thousands. Keep the same array between renders: it is indexed once. */
  options: readonly Option[]
  value: string | null
  onChange: (value: string | null) => void
  placeholder?: string
  /** Shown in place of the list when nothing matches. */
  empty: string
  autoComplete?: string
}

/** One of a long list, found by typing a part of it, with or without accents. */
export function ComboBox(props: Props) {
  const { options, value, onChange, placeholder, empty, autoComplete } = props
  return (
    <AriaComboBox
      {...ariaOf(props)}
      isReadOnly={useFormLock()}
      defaultItems={options}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      defaultFilter={includesFolded}
      allowsEmptyCollection
      className={field.field}
    >
      <FieldFrame {...props}>
        <div className={field.box}>
          <Input className={field.input} {...definedProps({ placeholder })} autoComplete={autoComplete ?? 'off'} />
          <Button className={field.inBox}>
            <ChevronDown size={20} />
          </Button>
        </div>
      </FieldFrame>
      <Popover className={list.fieldPopover}>
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

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const includesFolded = (option: string, typed: string) => fold(option).includes(fold(typed))
