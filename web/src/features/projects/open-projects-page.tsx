import type { Project } from '#domain/documents'
import { openProjectSorts } from '#domain/open-projects'
import { texts } from '#texts'
import { CountryList } from '../../components/country-list'
import type { Optimistic } from '../../data/queries/overlay'
import { useActor } from '../../data/store/account-store-context'
import { NoProjects } from '../../ui/drawings/no-projects'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Button } from '../../ui/forms/button'
import { SortMenu } from '../../ui/forms/sort-menu'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { VirtualList } from '../../ui/layout/virtual-list'
import { OpenProjectsFilters } from './open-projects-filters'
import { ProjectCard } from './project-card'
import { type OpenProjects, useOpenProjects } from './use-open-projects'
import { isNarrowed } from './use-open-projects-question'

const words = texts.projects.open
const CARD_HEIGHT = 212

export function OpenProjectsPage() {
  const open = useOpenProjects()
  return (
    <Page>
      <PageHeader title={words.title} />
      <OpenProjectsFilters question={open.question} ask={open.ask} />
      <CountryList
        found={open}
        words={words.country}
        drawing={<NoProjects />}
        empty={isNarrowed(open.question) ? <NothingFound onClear={open.clear} /> : <EmptyState drawing={<NoProjects />} title={words.empty} />}
        order={<Order {...open} />}
      >
        {(projects) => <Projects projects={projects} proposals={open.proposals} />}
      </CountryList>
    </Page>
  )
}

const sorts = openProjectSorts.map((value) => ({ value, text: words.sort[value] }))

/** One's own city is an order only for those who have said where they are. */
function Order({ question, ask }: Pick<OpenProjects, 'question' | 'ask'>) {
  const { city } = useActor()
  const options = sorts.filter(({ value }) => value !== 'own_city' || city !== '')
  return <SortMenu label={words.sort.label} options={options} value={question.sort} onChange={(sort) => ask({ sort })} />
}

type ProjectsProps = { projects: readonly Project[]; proposals: ReadonlyMap<string, Optimistic<'proposals'>> }

const Projects = ({ projects, proposals }: ProjectsProps) => (
  <VirtualList label={words.listLabel} items={projects} keyOf={({ id }) => id} estimate={CARD_HEIGHT} gap={12}>
    {(project) => <ProjectCard project={project} proposal={proposals.get(project.id)} />}
  </VirtualList>
)

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    drawing={<NoProjects />}
    title={words.empty}
    text={words.emptySearch}
    action={<Button onPress={onClear}>{words.clearFilters}</Button>}
  />
)
