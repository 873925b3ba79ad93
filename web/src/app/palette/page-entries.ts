import type { LucideIcon } from 'lucide-react'
import Bell from 'lucide-react/icons/bell'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import HardHat from 'lucide-react/icons/hard-hat'
import Headset from 'lucide-react/icons/headset'
import House from 'lucide-react/icons/house'
import Inbox from 'lucide-react/icons/inbox'
import Info from 'lucide-react/icons/info'
import MessageSquare from 'lucide-react/icons/message-square'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import type { Role } from '#domain/documents'
import { paths } from '#links'
import { texts } from '#texts'
import { rolesOf } from '../page-at'
import { type Page, pages } from '../pages'
import type { Entry, Group } from './entry'

const { header, footer, userMenu, clientNavigation } = texts.shell

/** How the palette calls each page. Pages that only a mail leads to, or that need to be told of what, are not in it. */
const known: Readonly<Record<string, readonly [text: string, Icon: LucideIcon]>> = {
  [paths.dashboard]: [header.dashboard, House],
  [paths.messages]: [clientNavigation.messages, MessageSquare],
  [paths.notifications]: [texts.notifications.title, Bell],
  [paths.myProjects]: [userMenu.myProjects, FolderOpen],
  [paths.newProject]: [userMenu.publishProject, Plus],
  [paths.receivedProposals]: [userMenu.receivedProposals, Inbox],
  [paths.openProjects]: [userMenu.findWork, HardHat],
  [paths.myProposals]: [userMenu.myProposals, FileText],
  [paths.providers]: [header.providers, Search],
  [paths.outbox]: [userMenu.outbox, CloudUpload],
  [paths.account]: [userMenu.settings, Settings],
  [paths.home]: [header.home, House],
  [paths.howItWorks]: [header.howItWorks, Info],
  [paths.about]: [header.about, Info],
  [paths.publishDemand]: [footer.publish, Plus],
  [paths.support]: [footer.support, Headset],
  [paths.privacy]: [footer.privacy, Info],
  [paths.terms]: [footer.terms, Info],
  [paths.documentation]: [texts.documentation.title, Info],
}

/** Only a mail leads there. */
const mailed: readonly string[] = [paths.emailConfirmed, paths.resetPassword, paths.confirmNewEmail]

/** Whether a page belongs in the palette of a role. */
export const isOffered = (role: Role, page: Page): boolean =>
  page.area !== 'entrance' && !page.path.includes(':') && !mailed.includes(page.path) && rolesOf(page).includes(role)

/** To publish is something to do. */
const groupOf = (href: string): Group => (href === paths.newProject ? 'actions' : 'pages')

/** Every page that a role may open, in the order of the table above. */
export function pageEntries(role: Role): Entry[] {
  const offered = new Set(pages.filter((page) => isOffered(role, page)).map(({ path }) => path))
  return Object.entries(known).flatMap(([href, [text, Icon]]) => (offered.has(href) ? [{ group: groupOf(href), id: href, text, Icon, href }] : []))
}
