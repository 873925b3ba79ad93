import { type ComponentType, memo, type ReactNode, useCallback } from 'react'
import type { Project } from '#domain/documents'
import { isProvider } from '#domain/people/roles'
import { type KilometresTo, openProjectSorts } from '#domain/projects/open-projects'
import { texts } from '#texts'
import { CountryList } from '../../../components/lists/country-list'
import { useChosen } from '../../../components/lists/use-chosen'
import { useDraftNames } from '../../../data/drafts/use-drafts-here'
import { draftNames } from '../../../data/kept-drafts/draft-names'
import type { Optimistic } from '../../../data/live/overlay'
import { useFreshRound } from '../../../data/queries/use-fresh-round'
import { useActor } from '../../../data/store/account-store-context'
import noProjects from '../../../ui/drawings/no-projects.svg?raw'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Button } from '../../../ui/forms/buttons/button'
import { SortMenu } from '../../../ui/forms/choices/sort-menu'
import { Page } from '../../../ui/layout/app-frame'
import { ListDetail, Rows } from '../../../ui/layout/list-detail'
import * as css from '../../../ui/layout/list-detail.css'
import { PageHeader } from '../../../ui/layout/page-header'
import { useHasPanes } from '../../../ui/layout/use-has-panes'
import { VirtualList } from '../../../ui/layout/virtual-list'
import { ProjectCard } from '../project-card'
import type { SearchedQuestion } from './open-projects-filter'
import { OpenProjectsFilters } from './open-projects-filters'
import { ProjectRow } from './project-row'
import { type OpenProjects, useOpenProjects } from './use-open-projects'
import { isNarrowed } from './use-open-projects-question'

const words = texts.projects.open
const CARD_HEIGHT = 212
const ROW_HEIGHT = 116

type Props = {
  /** The chosen project with its proposal form. */
  Detail: ComponentType<{ id: string }>
}

/** With room, the project opens beside the list. Product 58. */
export function OpenProjectsPage({ Detail }: Props) {
  useFreshRound()
  const open = useOpenProjects()
  const isDrafted = useIsDrafted(open.proposals)
  const hasPanes = useHasPanes()
  const [chosen, choose] = useChosen(open.shown?.[0]?.id)
  const heading = (
    <>
      <PageHeader title={words.title} />
      <OpenProjectsFilters question={open.question} ask={open.ask} />
    </>
  )
  const results = (list: (projects: readonly Project[]) => ReactNode) => (
    <CountryList
      found={open}
      words={words.country}
      drawing={noProjects}
      empty={isNarrowed(open.question) ? <NothingFound onClear={open.clear} /> : <EmptyState drawing={noProjects} title={words.empty} />}
      order={<Order {...open} />}
    >
      {list}
    </CountryList>
  )
  if (!hasPanes)
    return (
      <Page>
        {heading}
        {results((projects) => (
          <Projects projects={projects} proposals={open.proposals} kilometresTo={open.kilometresTo} isDrafted={isDrafted} question={open.searched} />
        ))}
      </Page>
    )
  return (
    <ListDetail
      list={
        <>
          <div className={css.head}>{heading}</div>
          <div className={css.rest}>
            {results((projects) => (
              <Rows
                label={words.listLabel}
                items={projects}
                keyOf={({ id }) => id}
                chosen={chosen}
                onChoose={choose}
                estimate={ROW_HEIGHT}
                question={open.searched}
              >
                {(project) => (
                  <ProjectRow
                    project={project}
                    km={open.kilometresTo(project)}
                    proposal={open.proposals.get(project.id)}
                    isDrafted={isDrafted(project.id)}
                    isChosen={project.id === chosen}
                    onChoose={() => choose(project.id)}
                  />
                )}
              </Rows>
            ))}
          </div>
        </>
      }
      detailLabel={words.detailLabel}
      hasNext={open.shown !== undefined && open.shown.at(-1)?.id !== chosen}
      detail={chosen === undefined ? null : <Detail key={chosen} id={chosen} />}
    />
  )
}

/** A proposal or a new version is begun here. */
function useIsDrafted(proposals: ReadonlyMap<string, Optimistic<'proposals'>>): (projectId: string) => boolean {
  const drafts = useDraftNames()
  return useCallback(
    (projectId) => drafts.has(draftNames.proposal(projectId)) || drafts.has(draftNames.improvement(proposals.get(projectId)?.id ?? '')),
    [drafts, proposals],
  )
}

const sorts = openProjectSorts.map((value) => ({ value, text: words.sort[value] }))

/** Near only to the place of a provider. Product 106. */
function Order({ question, ask }: Pick<OpenProjects, 'question' | 'ask'>) {
  const actor = useActor()
  const mayBeNear = isProvider(actor) && actor.city !== ''
  const options = sorts.filter(({ value }) => value !== 'near' || mayBeNear)
  const value = question.sort === 'near' && !mayBeNear ? 'newest' : question.sort
  return <SortMenu label={words.sort.label} options={options} value={value} onChange={(sort) => ask({ sort })} />
}

type ProjectsProps = {
  projects: readonly Project[]
  proposals: ReadonlyMap<string, Optimistic<'proposals'>>
  kilometresTo: KilometresTo
  isDrafted: (projectId: string) => boolean
  question: SearchedQuestion
}

/** Not drawn again with each typed letter. */
const Projects = memo(({ projects, proposals, kilometresTo, isDrafted, question }: ProjectsProps) => (
  <VirtualList label={words.listLabel} items={projects} keyOf={({ id }) => id} estimate={CARD_HEIGHT} gap={12} question={question}>
    {(project) => <ProjectCard project={project} km={kilometresTo(project)} proposal={proposals.get(project.id)} isDrafted={isDrafted(project.id)} />}
  </VirtualList>
))

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState drawing={noProjects} title={words.empty} text={words.emptySearch} action={<Button onPress={onClear}>{words.clearFilters}</Button>} />
)
