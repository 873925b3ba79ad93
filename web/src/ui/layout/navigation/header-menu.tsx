import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../../forms/buttons/icon-button'
import { useDisclosure } from '../../overlays/use-disclosure'
import * as css from './header-menu.css'
import { type NavItem, NavLink } from './nav-link'
import { link } from './sidebar.css'

type Props = {
  label: string
  items: readonly NavItem[]
  end?: (close: () => void) => ReactNode
}

/** The phone's menu, a plain disclosure: a popover would weigh on everyone's first visit. */
export function HeaderMenu({ label, items, end }: Props) {
  const { isOpen, close, leave, panelId, frame, button } = useDisclosure()
  return (
    <div className={css.frame} {...frame}>
      <IconButton {...button} label={label} icon={isOpen ? <X size={24} /> : <Menu size={24} />} />
      {isOpen ? (
        <nav id={panelId} aria-label={label} className={css.panel}>
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <NavLink item={item} className={link} onPress={close}>
                  {item.icon}
                  {item.text}
                </NavLink>
              </li>
            ))}
          </ul>
          {end ? <div className={css.end}>{end(leave)}</div> : null}
        </nav>
      ) : null}
    </div>
  )
}
