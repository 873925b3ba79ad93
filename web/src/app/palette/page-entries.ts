import Bell from 'lucide-react/icons/bell'
import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import Plus from 'lucide-react/icons/plus'
import type { Role } from '#domain/documents'
import { paths } from '#links'
import { texts } from '#texts'
import { rolesOf } from '../page-at'
import { type Page, pages } from '../pages'
import { type Place, places } from '../shell/places'
import type { Entry, Group } from './entry'

const { header, footer } = texts.shell

/** The pages of the palette, in its order. Those that only a mail leads to, or that need to be told of what, are not in it. */
const known: readonly Place[] = [
  places.dashboard,
  places.messages,
  { href: paths.notifications, text: texts.notifications.title, Icon: Bell },
  places.myProjects,
  places.newProject,
  places.receivedProposals,
  places.openProjects,
  places.myProposals,
  places.providers,
  places.outbox,
  places.settings,
  { href: paths.home, text: header.home, Icon: House },
  { href: paths.howItWorks, text: header.howItWorks, Icon: Info },
  { href: paths.about, text: header.about, Icon: Info },
  { href: paths.publishDemand, text: footer.publish, Icon: Plus },
  places.support,
  { href: paths.privacy, text: footer.privacy, Icon: Info },
  { href: paths.terms, text: footer.terms, Icon: Info },
  { href: paths.documentation, text: texts.documentation.title, Icon: Info },
]

/** Only a mail leads there. */
const mailed: readonly string[] = [paths.emailConfirmed, paths.resetPassword, paths.confirmNewEmail]

/** Whether a page belongs in the palette of a role. */
export const isOffered = (role: Role, page: Page): boolean =>
  page.area !== 'entrance' && !page.path.includes(':') && !mailed.includes(page.path) && rolesOf(page).includes(role)

/** To publish is something to do. */
const groupOf = (href: string): Group => (href === paths.newProject ? 'actions' : 'pages')

/** Every page that a role may open, in the order above. */
export function pageEntries(role: Role): Entry[] {
  const offered = new Set<string>(pages.filter((page) => isOffered(role, page)).map(({ path }) => path))
  return known.filter(({ href }) => offered.has(href)).map((place) => ({ group: groupOf(place.href), id: place.href, ...place }))
}
