import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import * as css from './header.css'
import { HeaderMenu } from './header-menu'
import { Logo } from './logo'
import { type NavItem, NavLink } from './nav-link'

type Props = {
  homeHref: string
  homeLabel: string
  navLabel: string
  /** In a row from 1024 px. */
  items: readonly NavItem[]
  /** Always visible: bell, user menu. */
  end?: ReactNode
  /** Below 1024 px. Absent: no menu button. */
  menu?: { label: string; items: readonly NavItem[]; end?: (close: () => void) => ReactNode }
}

export function Header({ homeHref, homeLabel, navLabel, items, end, menu }: Props) {
  return (
    <header className={css.header}>
      <Link href={homeHref} aria-label={homeLabel} className={css.home}>
        <Logo />
      </Link>
      {items.length > 0 ? (
        <nav aria-label={navLabel} className={css.nav}>
          {items.map((item) => (
            <NavLink key={item.href} item={item} className={css.link}>
              {item.icon}
              {item.text}
            </NavLink>
          ))}
        </nav>
      ) : null}
      <div className={css.end}>
        {end}
        {menu ? <HeaderMenu {...menu} /> : null}
      </div>
    </header>
  )
}
