import User from 'lucide-react/icons/user'
import { matchPath } from 'react-router-dom'
import type { Role } from '#domain/documents'
import { paths } from '#links'
import { texts } from '#texts'
import type { NavItem } from '../../ui/layout/navigation/nav-link'
import { type Place, placesIn } from '../places'

const words = texts.shell.navigation

export type AreaNavigation = { label: string; sidebar: NavItem[]; bottomBar: NavItem[] }
type Names = Readonly<Record<string, Partial<Place>>>

const aboutProjects = [paths.newProject, paths.project]
const projectLists: readonly string[] = [paths.myProjects, paths.openProjects]

const shortNames: Names = { [paths.receivedProposals]: { text: words.proposals } }
const withProfile: Names = { ...shortNames, [paths.account]: { text: words.profile, Icon: User } }

export type NewCounts = { messages: number; proposals: number }

/** `belonging` is the list of a page whose address does not tell. Product 31, 57 and 64. */
export function areaNavigation(role: Role, pathname: string, fresh: NewCounts, belonging: string | null = null): AreaNavigation {
  const place = belonging ?? pathname
  const isClient = role === 'cliente'
  const itemsOf = (menu: 'sidebar' | 'bottomBar', names: Names): NavItem[] =>
    placesIn(menu, role)
      .map((listed) => ({ ...listed, ...names[listed.href] }))
      .map(({ href, text, Icon }) => ({
        href,
        text,
        icon: <Icon size={22} />,
        isCurrent: [href, ...(projectLists.includes(href) ? aboutProjects : [])].some((each) => matchPath({ path: each, end: false }, place)),
        ...countOf(href, fresh),
      }))
  return {
    label: isClient ? words.client : words.provider,
    sidebar: itemsOf('sidebar', isClient ? shortNames : withProfile),
    bottomBar: itemsOf('bottomBar', withProfile),
  }
}

function countOf(href: string, { messages, proposals }: NewCounts): Pick<NavItem, 'count' | 'countLabel'> {
  if (href === paths.messages) return { count: messages, countLabel: texts.needs.unread(messages) }
  return href === paths.receivedProposals ? { count: proposals, countLabel: texts.needs.newProposals(proposals) } : {}
}
