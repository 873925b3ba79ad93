import { desktop } from '#desktop'
import { links } from '#links'
import { texts } from '#texts'
import { TextLink } from '../../ui/content/text/text-link'

/** In another tab. In place in the desktop app: the system's browser has no administrator's session. */
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
