import Check from 'lucide-react/icons/check'
import type { ReactElement, ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { check, menu, option, popover } from '../forms/choices/list-popover.css'
import { ClosedByBack } from './closed-by-back'

type MenuEntry = { id: string; text: string; icon?: ReactNode; onAction: () => void }

type Props = {
  /** A Button or an IconButton of this kit. */
  trigger: ReactElement
  label: string
  entries: readonly MenuEntry[]
  placement?: 'bottom start' | 'bottom end'
  selected?: string
}

export function Menu({ trigger, label, entries, placement = 'bottom end', selected }: Props) {
  const choice = selected === undefined ? {} : { selectionMode: 'single' as const, disallowEmptySelection: true, selectedKeys: [selected] }
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} className={popover}>
        <ClosedByBack />
        <AriaMenu aria-label={label} className={menu} {...choice}>
          {entries.map(({ id, text, icon, onAction }) => (
            <MenuItem key={id} id={id} textValue={text} onAction={onAction} className={option}>
              {icon}
              {text}
              {id === selected ? <Check size={18} className={check} /> : null}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
