import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import Check from 'lucide-react/icons/check'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { ClosedByBack } from '../overlays/closed-by-back'
import { menu } from '../overlays/menu.css'
import { Button } from './button'
import * as list from './list-popover.css'

type Props<Value extends string> = {
  /** What is asked, for those who do not see the icon. */
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** The order of a list, beside its count: the order that holds, and the others a press away. */
export function SortMenu<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const current = options.find((option) => option.value === value)
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.value === key)
    if (chosen) onChange(chosen.value)
  }
  return (
    <MenuTrigger>
      <Button variant="quiet" isCompact icon={<ArrowDownUp size={18} />} aria-label={`${label}: ${current?.text ?? ''}`}>
        {current?.text}
      </Button>
      <Popover placement="bottom end" className={list.popover}>
        <ClosedByBack />
        <Menu aria-label={label} className={menu} selectionMode="single" disallowEmptySelection selectedKeys={[value]} onAction={choose}>
          {options.map((option) => (
            <MenuItem key={option.value} id={option.value} textValue={option.text} className={list.option}>
              {({ isSelected }) => (
                <>
                  {option.text}
                  {isSelected ? <Check size={18} className={list.check} /> : null}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
