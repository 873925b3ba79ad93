import { useMemo } from 'react'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import type { Laid } from '../../data/overlay'
import { LocalList } from '../../pieces/local-list'
import { Page } from '../../ui/app-frame'
import { Button } from '../../ui/button'
import { NoProjects } from '../../ui/drawings/no-projects'
import { EmptyState } from '../../ui/empty-state'
import { FilterChips } from '../../ui/filter-chips'
import { PageHeader } from '../../ui/page-header'
import { SearchField } from '../../ui/search-field'
import { Stack } from '../../ui/stack'
import { VirtualList } from '../../ui/virtual-list'
import { OlderProjects } from './older-projects'
import { ProjectCard } from './project-card'
import { useOlderProjects } from './use-older-projects'
import { useOpenProjects } from './use-open-projects'

const words = texts.projects.open
const CARD_HEIGHT = 212

export function OpenProjectsPage() {
  const open = useOpenProjects()
  const before = open.here?.at(-1)?.created_at ?? ''
  const { older, more } = useOlderProjects({ q: open.search.trim(), state: open.state, before })
  const { found, here, without } = open
  const shown = useMemo(() => {
    const known = new Set(here?.map(({ id }) => id))
    return found && [...found, ...older.projects.filter(({ id }) => !known.has(id) && !without.has(id))]
  }, [found, here, older.projects, without])

  return (
    <Page>
      <PageHeader title={words.title} />
      <Stack gap="s">
        <SearchField
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          clearLabel={texts.actions.clearSearch}
          value={open.search}
          onChange={open.setSearch}
        />
        <FilterChips
          label={words.filtersLabel}
          options={open.offered.map((chip) => ({ value: chip, text: words.filters[chip] }))}
          selected={open.selected}
          onChange={open.setSelected}
        />
      </Stack>
      <LocalList items={here} empty={<EmptyState drawing={<NoProjects />} title={words.empty} />}>
        {() => (shown?.length === 0 ? <NothingFound onClear={open.clear} /> : <Projects projects={shown ?? []} proposals={open.proposals} />)}
      </LocalList>
      {shown ? <OlderProjects older={older} more={more} /> : null}
    </Page>
  )
}

type ProjectsProps = { projects: readonly Project[]; proposals: ReadonlyMap<string, Laid<'proposals'>> }

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
