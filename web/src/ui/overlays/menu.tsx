import type { ReactElement, ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { option, popover } from '../forms/list-popover.css'
import { ClosedByBack } from './closed-by-back'
import { menu } from './menu.css'

type MenuEntry = { id: string; text: string; icon?: ReactNode; onAction: () => void }

type Props = {
  /** The button that opens it: a Button or an IconButton of this kit. */
  trigger: ReactElement
  label: string
  entries: readonly MenuEntry[]
  placement?: 'bottom start' | 'bottom end'
}

export function Menu({ trigger, label, entries, placement = 'bottom end' }: Props) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} className={popover}>
        <ClosedByBack />
        <AriaMenu aria-label={label} className={menu}>
          {entries.map(({ id, text, icon, onAction }) => (
            <MenuItem key={id} id={id} textValue={text} onAction={onAction} className={option}>
              {icon}
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
