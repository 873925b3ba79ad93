import type { LucideIcon } from 'lucide-react'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import HardHat from 'lucide-react/icons/hard-hat'
import Headset from 'lucide-react/icons/headset'
import House from 'lucide-react/icons/house'
import Inbox from 'lucide-react/icons/inbox'
import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import { links } from '#links'
import { texts } from '#texts'
import type { Session } from '../../data/session/session'
import { isInMenu } from '../page-at'

const words = texts.shell.userMenu

export type UserMenuEntry = { href: string; text: string; Icon: LucideIcon }

const entries: readonly UserMenuEntry[] = [
  { href: links.dashboard(), text: words.dashboard, Icon: House },
  { href: links.myProjects(), text: words.myProjects, Icon: FolderOpen },
  { href: links.newProject(), text: words.publishProject, Icon: Plus },
  { href: links.receivedProposals(), text: words.receivedProposals, Icon: Inbox },
  { href: links.openProjects(), text: words.findWork, Icon: HardHat },
  { href: links.myProposals(), text: words.myProposals, Icon: FileText },
]

/** What a role has to do. Product 64. */
export const roleEntries = (role: Session['role']): UserMenuEntry[] => entries.filter(({ href }) => isInMenu(role, href))

export const accountEntries: readonly UserMenuEntry[] = [
  { href: links.account(), text: words.settings, Icon: Settings },
  { href: links.outbox(), text: words.outbox, Icon: CloudUpload },
  // Where the support's button steps aside, this is the way.
  { href: links.support(), text: texts.shell.footer.support, Icon: Headset },
]
