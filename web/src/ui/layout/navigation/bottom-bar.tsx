import { CountBadge } from '../../feedback/count-badge'
import * as css from './bottom-bar.css'
import { type NavItem, NavLink } from './nav-link'

/** Phone navigation, up to five items. */
export function BottomBar({ label, items }: { label: string; items: readonly NavItem[] }) {
  return (
    <nav aria-label={label} className={css.bar}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.text}>
            <NavLink item={item} className={css.link}>
              <span className={css.icon}>
                {item.icon}
                <CountBadge count={item.count ?? 0} />
              </span>
              {item.text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
