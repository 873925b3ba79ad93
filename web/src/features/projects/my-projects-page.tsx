import Plus from 'lucide-react/icons/plus'
import { texts } from '#texts'
import { useMyProjects } from '../../data/queries/projects'
import { links } from '../../links'
import { LocalList } from '../../pieces/local-list'
import { Page } from '../../ui/app-frame'
import { NoProjects } from '../../ui/drawings/no-projects'
import { EmptyState } from '../../ui/empty-state'
import { LinkButton } from '../../ui/link-button'
import { PageHeader } from '../../ui/page-header'
import { VirtualList } from '../../ui/virtual-list'
import { MyProjectCard } from './my-project-card'

const words = texts.projects.mine
const CARD_HEIGHT = 240

export function MyProjectsPage() {
  const projects = useMyProjects()
  const publish = (
    <LinkButton href={links.newProject()} variant="primary" icon={<Plus size={20} />}>
      {words.publish}
    </LinkButton>
  )
  return (
    <Page>
      <PageHeader title={words.title} actions={projects?.length ? publish : undefined} />
      <LocalList items={projects} empty={<EmptyState drawing={<NoProjects />} title={words.empty} text={words.emptyHint} action={publish} />}>
        {(mine) => (
          <VirtualList label={words.title} items={mine} keyOf={({ project }) => project.id} estimate={CARD_HEIGHT} gap={12}>
            {({ project, proposals }) => <MyProjectCard project={project} proposals={proposals} />}
          </VirtualList>
        )}
      </LocalList>
    </Page>
  )
}
