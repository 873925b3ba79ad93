import type { LucideIcon } from 'lucide-react'
import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import HardHat from 'lucide-react/icons/hard-hat'
import House from 'lucide-react/icons/house'
import Inbox from 'lucide-react/icons/inbox'
import MessageSquare from 'lucide-react/icons/message-square'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import User from 'lucide-react/icons/user'
import { matchPath } from 'react-router-dom'
import type { Role } from '#domain/documents'
import { paths } from '#links'
import { texts } from '#texts'
import type { NavItem } from '../../ui/layout/nav-link'
import { isInMenu } from '../page-at'

const { clientNavigation: client, providerNavigation: provider } = texts.shell

export type AreaNavigation = { label: string; sidebar: NavItem[]; bottomBar: NavItem[] }
type Entry = { path: string; text: string; Icon: LucideIcon; section?: readonly string[] }

/** Pages about one project belong to the list that a role finds it in. */
const aProject = [paths.newProject, paths.project]
/** In the order of both menus; whom an entry is for, the table of pages says. */
const entries: readonly Entry[] = [
  { path: paths.dashboard, text: client.dashboard, Icon: House },
  { path: paths.messages, text: client.messages, Icon: MessageSquare },
  { path: paths.myProjects, text: client.myProjects, Icon: FolderOpen, section: aProject },
  { path: paths.receivedProposals, text: client.proposals, Icon: Inbox },
  { path: paths.openProjects, text: provider.findWork, Icon: HardHat, section: aProject },
  { path: paths.myProposals, text: provider.myProposals, Icon: FileText },
]
const directory: Entry = { path: paths.providers, text: client.providers, Icon: Search }
const profile: Entry = { path: paths.account, text: client.profile, Icon: User }
const settings: Entry = { path: paths.account, text: client.settings, Icon: Settings }

/** Sidebar and bottom bar of a role; `belonging` is the list that a page belongs to, where its address does not tell. Product 31, 57 and 64. */
export function areaNavigation(role: Role, pathname: string, unread: number, belonging: string | null = null): AreaNavigation {
  const place = belonging ?? pathname
  const isClient = role === 'cliente'
  const itemsOf = (listed: readonly Entry[]): NavItem[] =>
    listed
      .filter(({ path }) => isInMenu(role, path))
      .map(({ path, text, Icon, section = [] }) => ({
        href: path,
        text,
        icon: <Icon size={22} />,
        isCurrent: [path, ...section].some((each) => matchPath({ path: each, end: false }, place)),
        ...(path === paths.messages ? { count: unread, countLabel: texts.messages.unread(unread) } : {}),
      }))
  return {
    label: isClient ? client.label : provider.label,
    sidebar: itemsOf([...entries, directory, isClient ? settings : profile]),
    bottomBar: itemsOf([...entries, profile]),
  }
}
