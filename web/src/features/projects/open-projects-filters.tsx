import { isProvider } from '#domain/roles'
import { texts } from '#texts'
import { timingOptions } from '../../components/project-facts'
import { StateFilter } from '../../components/state-filter'
import { useActor } from '../../data/store/account-store-context'
import { useSyncState } from '../../data/store/sync-state'
import { FilterChips } from '../../ui/forms/filter-chips'
import { OptionalSelect } from '../../ui/forms/optional-select'
import { SearchField } from '../../ui/forms/search-field'
import { Stack } from '../../ui/layout/stack'
import type { OpenProjects } from './use-open-projects'

const words = texts.projects.open
type Chip = 'myState' | 'notSent'

/** The search, the state, and what is often asked for, a press away. */
export function OpenProjectsFilters({ question, ask }: Pick<OpenProjects, 'question' | 'ask'>) {
  const actor = useActor()
  // The state whose projects this device follows, which may not be that of a profile edited a moment ago.
  const { state: own } = useSyncState()
  const { choices } = question
  const isOn: Record<Chip, boolean> = { myState: choices.state === own, notSent: question.notSent }
  const isOffered: Record<Chip, boolean> = { myState: own !== '', notSent: isProvider(actor) }
  const offered = (['myState', 'notSent'] as const).filter((chip) => isOffered[chip])

  function choose(chosen: readonly Chip[]): void {
    const wantsOwn = chosen.includes('myState')
    const state = wantsOwn === isOn.myState ? choices.state : wantsOwn ? own : ''
    ask({ choices: { ...choices, state }, notSent: chosen.includes('notSent') })
  }

  return (
    <Stack gap="s">
      <SearchField
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        clearLabel={texts.actions.clearSearch}
        value={question.search}
        onChange={(search) => ask({ search })}
      />
      <StateFilter value={choices.state} onChange={(state) => ask({ choices: { ...choices, state } })} />
      <OptionalSelect
        label={texts.labels.timing.question}
        options={timingOptions}
        none={texts.labels.timing.every}
        value={timingOptions.find(({ value }) => value === choices.timing)?.value ?? ''}
        onChange={(timing) => ask({ choices: { ...choices, timing } })}
      />
      <FilterChips
        label={words.filtersLabel}
        options={offered.map((chip) => ({ value: chip, text: words.filters[chip] }))}
        selected={offered.filter((chip) => isOn[chip])}
        onChange={choose}
      />
    </Stack>
  )
}
