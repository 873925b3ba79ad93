import { links } from '#links'
import type { NavItem } from '../../ui/layout/navigation/nav-link'
import { pagesIn } from '../page-at'

/** A provider's page belongs to the directory. Product 64. */
export const publicItems = (pathname: string, { withIcons }: { withIcons: boolean }): NavItem[] =>
  pagesIn('header').map(({ path, text, Icon }) => ({
    href: path,
    text,
    icon: withIcons && Icon ? <Icon size={20} /> : undefined,
    isCurrent: pathname === path || (path !== links.home() && pathname.startsWith(`${path}/`)),
  }))
