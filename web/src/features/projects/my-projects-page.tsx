import Plus from 'lucide-react/icons/plus'
import { projectSearch } from '#domain/projects/searched'
import { links } from '#links'
import { texts } from '#texts'
import { DiscardedLine } from '../../components/discarded-line'
import { LocalList } from '../../components/lists/local-list'
import { NarrowedList } from '../../components/lists/narrowed-list'
import { searchIn } from '../../components/lists/searched'
import { useDraftNames } from '../../data/drafts/use-drafts-here'
import { draftNames } from '../../data/kept-drafts/draft-names'
import { useDiscardedProjects } from '../../data/queries/outbox'
import { type MyProject, useMyProjects } from '../../data/queries/projects'
import noProjects from '../../ui/drawings/no-projects.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { VirtualList } from '../../ui/layout/virtual-list'
import { textIn } from '../../verbs/row-args'
import { MyProjectCard } from './my-project-card'

const words = texts.projects.mine
const CARD_HEIGHT = 240
const statuses = (['open', 'in_progress', 'completed', 'closed'] as const).map((value) => ({ value, text: texts.labels.projectStatus[value] }))
const finds = searchIn<MyProject>(({ project }) => projectSearch(project))

export function MyProjectsPage() {
  const projects = useMyProjects()
  const drafts = useDraftNames()
  const discarded = useDiscardedProjects()
  const publish = (
    <LinkButton href={links.newProject()} variant="primary" icon={<Plus size={20} />}>
      {words.publish}
    </LinkButton>
  )
  return (
    <Page>
      <PageHeader title={words.title} actions={projects?.length ? publish : undefined} />
      {discarded.map((row) => (
        <DiscardedLine key={row.id} id={row.id} text={texts.projects.remove.discarded(textIn(row, 'title'))} />
      ))}
      <LocalList items={projects} empty={<EmptyState drawing={noProjects} title={words.empty} text={words.emptyHint} action={publish} />}>
        {(mine) => (
          <NarrowedList items={mine} statuses={statuses} statusOf={({ project }) => project.status} finds={finds}>
            {(shown, question) => (
              <VirtualList label={words.title} items={shown} keyOf={({ project }) => project.id} estimate={CARD_HEIGHT} gap={12} question={question}>
                {({ project, proposals }) => (
                  <MyProjectCard project={project} proposals={proposals} isDrafted={drafts.has(draftNames.edit(project.id))} />
                )}
              </VirtualList>
            )}
          </NarrowedList>
        )}
      </LocalList>
    </Page>
  )
}
