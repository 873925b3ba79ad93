import User from 'lucide-react/icons/user'
import { matchPath } from 'react-router-dom'
import type { Role } from '#domain/documents'
import { paths } from '#links'
import { texts } from '#texts'
import type { NavItem } from '../../ui/layout/navigation/nav-link'
import { isInMenu } from '../page-at'
import { type Place, places } from './places'

const words = texts.shell.navigation

export type AreaNavigation = { label: string; sidebar: NavItem[]; bottomBar: NavItem[] }
type Entry = Place & { section?: readonly string[] }

/** Pages about one project belong to the list that a role finds it in. */
const section = [paths.newProject, paths.project]
/** In the order of both menus; whom an entry is for, the table of pages says. */
const entries: readonly Entry[] = [
  places.dashboard,
  places.messages,
  { ...places.myProjects, section },
  { ...places.receivedProposals, text: words.proposals },
  { ...places.openProjects, section },
  places.myProposals,
]
const profile: Entry = { ...places.settings, text: words.profile, Icon: User }

/** Numbers of unread messages, and of new proposals to a client. */
export type NewCounts = { messages: number; proposals: number }

/** Sidebar and bottom bar of a role; `belonging` is the list that a page belongs to, where its address does not tell. Product 31, 57 and 64. */
export function areaNavigation(role: Role, pathname: string, fresh: NewCounts, belonging: string | null = null): AreaNavigation {
  const place = belonging ?? pathname
  const isClient = role === 'cliente'
  const itemsOf = (listed: readonly Entry[]): NavItem[] =>
    listed
      .filter(({ href }) => isInMenu(role, href))
      .map(({ href, text, Icon, section = [] }) => ({
        href,
        text,
        icon: <Icon size={22} />,
        isCurrent: [href, ...section].some((each) => matchPath({ path: each, end: false }, place)),
        ...countOf(href, fresh),
      }))
  return {
    label: isClient ? words.client : words.provider,
    sidebar: itemsOf([...entries, places.providers, isClient ? places.settings : profile]),
    bottomBar: itemsOf([...entries, profile]),
  }
}

function countOf(href: string, { messages, proposals }: NewCounts): Pick<NavItem, 'count' | 'countLabel'> {
  if (href === paths.messages) return { count: messages, countLabel: texts.messages.unread(messages) }
  return href === paths.receivedProposals ? { count: proposals, countLabel: texts.needs.newProposals(proposals) } : {}
}
