import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import ListChecks from 'lucide-react/icons/list-checks'
import Search from 'lucide-react/icons/search'
import { links } from '#links'
import { texts } from '#texts'
import type { NavItem } from '../../ui/layout/navigation/nav-link'

const words = texts.shell.header

/** The pages that anyone may see, as header, phone menu and footer list them. Product 64. */
export const publicLinks = [
  { href: links.home(), text: words.home, Icon: House },
  { href: links.providers(), text: words.providers, Icon: Search },
  { href: links.howItWorks(), text: words.howItWorks, Icon: ListChecks },
  { href: links.about(), text: words.about, Icon: Info },
]

/** The same for a navigation; a provider's own page is part of the directory. */
export const publicItems = (pathname: string, { withIcons }: { withIcons: boolean }): NavItem[] =>
  publicLinks.map(({ href, text, Icon }) => ({
    href,
    text,
    icon: withIcons ? <Icon size={20} /> : undefined,
    isCurrent: pathname === href || (href !== links.home() && pathname.startsWith(`${href}/`)),
  }))
