import { desktop } from '#desktop'
import { links } from '#links'
import { texts } from '#texts'
import { TextLink } from '../../ui/content/text/text-link'

/**
 * A project in another tab, so that the page it is named on stays as it is. The desktop app has one window, and in the system's browser no
 * administrator is signed in: there it opens in place.
 */
export const ProjectLink = ({ id, title }: { id: string; title: string }) =>
  desktop ? (
    <TextLink isAlone href={links.project(id)}>
      {title}
    </TextLink>
  ) : (
    <TextLink isAlone target="_blank" keepsSession href={links.project(id)} aria-label={texts.adminTables.projects.inNewTab(title)}>
      {title}
    </TextLink>
  )
