import type { LucideIcon } from 'lucide-react'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import HardHat from 'lucide-react/icons/hard-hat'
import Headset from 'lucide-react/icons/headset'
import Inbox from 'lucide-react/icons/inbox'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MessageSquare from 'lucide-react/icons/message-square'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import type { Role } from '#domain/documents'
import { links } from '#links'
import { texts } from '#texts'
import { isInMenu } from '../page-at'

const words = texts.shell.userMenu

export type Place = { href: string; text: string; Icon: LucideIcon }

/** Names, addresses and icons of the signed-in pages, for menus, navigation and palette. */
export const places = {
  dashboard: { href: links.dashboard(), text: words.dashboard, Icon: LayoutDashboard },
  messages: { href: links.messages(), text: texts.shell.navigation.messages, Icon: MessageSquare },
  myProjects: { href: links.myProjects(), text: words.myProjects, Icon: FolderOpen },
  newProject: { href: links.newProject(), text: words.publishProject, Icon: Plus },
  receivedProposals: { href: links.receivedProposals(), text: words.receivedProposals, Icon: Inbox },
  openProjects: { href: links.openProjects(), text: words.findWork, Icon: HardHat },
  myProposals: { href: links.myProposals(), text: words.myProposals, Icon: FileText },
  providers: { href: links.providers(), text: texts.shell.header.providers, Icon: Search },
  settings: { href: links.account(), text: words.settings, Icon: Settings },
  outbox: { href: links.outbox(), text: words.outbox, Icon: CloudUpload },
  support: { href: links.support(), text: texts.shell.footer.support, Icon: Headset },
} satisfies Record<string, Place>

const { dashboard, myProjects, newProject, receivedProposals, openProjects, myProposals, settings, outbox, support } = places

/** Pages of a role's own tasks. Product 64. */
export const roleEntries = (role: Role): Place[] =>
  [dashboard, myProjects, newProject, receivedProposals, openProjects, myProposals].filter(({ href }) => isInMenu(role, href))

/** Where the support's button steps aside, its entry is the way. */
export const accountEntries: readonly Place[] = [settings, outbox, support]
