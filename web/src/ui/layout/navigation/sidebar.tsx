import type { ReactNode } from 'react'
import { CountBadge } from '../../feedback/count-badge'
import { useOnScreen } from '../use-on-screen'
import { type NavItem, NavLink } from './nav-link'
import * as css from './sidebar.css'

type Props = {
  label: string
  items: readonly NavItem[]
  /** At the very bottom: sync status. */
  foot?: ReactNode
}

export function Sidebar({ label, items, foot }: Props) {
  useOnScreen('sidebar')
  return (
    <nav aria-label={label} className={css.sidebar}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.text}>
            <NavLink item={item} className={css.link}>
              {item.icon}
              {item.text}
              <span className={css.count}>
                <CountBadge count={item.count ?? 0} place="inline" />
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
      {foot ? <div className={css.foot}>{foot}</div> : null}
    </nav>
  )
}
