import type { Project } from '#domain/documents'
import { choiceNames } from '#domain/open-projects'
import { texts } from '#texts'
import { CountryList } from '../../components/country-list'
import type { Optimistic } from '../../data/queries/overlay'
import { NoProjects } from '../../ui/drawings/no-projects'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Button } from '../../ui/forms/button'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { VirtualList } from '../../ui/layout/virtual-list'
import { OpenProjectsFilters } from './open-projects-filters'
import { ProjectCard } from './project-card'
import { useOpenProjects } from './use-open-projects'

const words = texts.projects.open
const CARD_HEIGHT = 212

export function OpenProjectsPage() {
  const open = useOpenProjects()
  const { search, choices, notSent } = open.question
  const isNarrowed = search !== '' || notSent || choiceNames.some((name) => choices[name] !== '')
  return (
    <Page>
      <PageHeader title={words.title} />
      <OpenProjectsFilters question={open.question} ask={open.ask} />
      <CountryList
        found={open}
        words={words.country}
        drawing={<NoProjects />}
        empty={isNarrowed ? <NothingFound onClear={open.clear} /> : <EmptyState drawing={<NoProjects />} title={words.empty} />}
      >
        {(projects) => <Projects projects={projects} proposals={open.proposals} />}
      </CountryList>
    </Page>
  )
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
