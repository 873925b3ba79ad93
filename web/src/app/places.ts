import type { LucideIcon } from 'lucide-react'
import Bell from 'lucide-react/icons/bell'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import HardHat from 'lucide-react/icons/hard-hat'
import Headset from 'lucide-react/icons/headset'
import Inbox from 'lucide-react/icons/inbox'
import Info from 'lucide-react/icons/info'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MessageSquare from 'lucide-react/icons/message-square'
import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import type { Role } from '#domain/documents'
import { paths } from '#links'
import type { Menu } from './page'
import { type Listed, pagesIn } from './page-at'

export type Place = { href: string; text: string; Icon: LucideIcon }

/** Apart from the table of pages, which the signed out load too. */
const icons: Readonly<Record<string, LucideIcon>> = {
  [paths.dashboard]: LayoutDashboard,
  [paths.messages]: MessageSquare,
  [paths.notifications]: Bell,
  [paths.myProjects]: FolderOpen,
  [paths.newProject]: Plus,
  [paths.receivedProposals]: Inbox,
  [paths.openProjects]: HardHat,
  [paths.myProposals]: FileText,
  [paths.outbox]: CloudUpload,
  [paths.account]: Settings,
  [paths.publishDemand]: Plus,
  [paths.support]: Headset,
}

export const placeOf = ({ path, text, Icon }: Listed): Place => ({ href: path, text, Icon: Icon ?? icons[path] ?? Info })

export const placesIn = (menu: Menu, role: Role): Place[] => pagesIn(menu, role).map(placeOf)

/** This entry opens support where its floating button is hidden. */
export const accountEntries = (role: Role): Place[] => [...placesIn('account', role), ...placesIn('help', role)]
