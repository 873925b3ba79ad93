import type { ReactElement, ReactNode } from 'react'
import { Menu as AriaMenu, Header, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components/Menu'
import { definedProps } from '../defined-props'
import { popover } from '../forms/list-popover.css'
import { ClosedByBack } from './closed-by-back'
import * as css from './menu.css'

type MenuEntry = {
  id: string
  text: string
  icon?: ReactNode
  /** A link, or … */
  href?: string
  /** … something done at once. */
  onAction?: () => void
  tone?: 'plain' | 'bad'
  isDisabled?: boolean
}

type Props = {
  /** The button that opens it: a Button or an IconButton of this kit. */
  trigger: ReactElement
  label: string
  /** Groups are parted by a line. */
  groups: readonly (readonly MenuEntry[])[]
  /** Who or what it is about, above the entries. */
  heading?: { name: string; note?: string }
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
}

export function Menu({ trigger, label, groups, heading, placement = 'bottom end' }: Props) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} className={popover}>
        <ClosedByBack />
        <AriaMenu aria-label={label} className={css.menu}>
          {groups.flatMap((entries, index) => [
            index > 0 ? <Separator key={`line-${entries[0]?.id}`} className={css.separator} /> : null,
            <MenuSection key={entries[0]?.id} aria-label={heading && index === 0 ? heading.name : label}>
              {heading && index === 0 ? (
                <Header className={css.heading}>
                  <span className={css.name}>{heading.name}</span>
                  {heading.note ? <span className={css.note}>{heading.note}</span> : null}
                </Header>
              ) : null}
              {entries.map(({ id, text, icon, href, onAction, tone = 'plain', isDisabled }) => (
                <MenuItem key={id} id={id} textValue={text} {...definedProps({ href, onAction, isDisabled })} className={css.items[tone]}>
                  {icon}
                  {text}
                </MenuItem>
              ))}
            </MenuSection>,
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
