import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import HardHat from 'lucide-react/icons/hard-hat'
import House from 'lucide-react/icons/house'
import Inbox from 'lucide-react/icons/inbox'
import MessageSquare from 'lucide-react/icons/message-square'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import User from 'lucide-react/icons/user'
import type { Role } from '#domain/documents'
import { texts } from '#texts'
import { links } from '../links'
import type { NavItem } from '../ui/nav-link'

const { clientNavigation: client, providerNavigation: provider } = texts.shell

export type AreaNavigation = { label: string; sidebar: NavItem[]; bottomBar: NavItem[] }

/** Sidebar and bottom bar of a role. Specification 2, product 31. */
export function areaNavigation(role: Role, pathname: string, unread: number): AreaNavigation {
  const item = (href: string, text: string, icon: NavItem['icon'], ...sections: string[]): NavItem => ({
    href,
    text,
    icon,
    isCurrent: [href, ...sections].some((section) => pathname === section || pathname.startsWith(`${section}/`)),
  })
  const messages = {
    ...item(links.messages(), client.messages, <MessageSquare size={22} />),
    count: unread,
    countLabel: texts.messages.unread(unread),
  }
  const dashboard = item(links.dashboard(), client.dashboard, <House size={22} />)
  if (role === 'cliente') {
    const shared = [
      dashboard,
      messages,
      item(links.myProjects(), client.myProjects, <FolderOpen size={22} />, '/projetos'),
      item(links.receivedProposals(), client.proposals, <Inbox size={22} />),
    ]
    return {
      label: client.label,
      sidebar: [
        ...shared,
        item(links.providers(), client.providers, <Search size={22} />),
        item(links.account(), client.settings, <Settings size={22} />),
      ],
      bottomBar: [...shared, item(links.account(), client.profile, <User size={22} />)],
    }
  }
  const items = [
    dashboard,
    messages,
    item(links.openProjects(), provider.findWork, <HardHat size={22} />, '/projetos'),
    item(links.myProposals(), provider.myProposals, <FileText size={22} />),
    item(links.account(), provider.profile, <User size={22} />),
  ]
  return { label: provider.label, sidebar: items, bottomBar: items }
}
