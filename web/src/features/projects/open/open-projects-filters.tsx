import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { isProvider } from '#domain/people/roles'
import { choiceNames, markNames, type OpenProjectChoice, type OpenProjectMark } from '#domain/projects/open-projects'
import { texts } from '#texts'
import { useLateDialog } from '../../../components/use-optional-part'
import { useMyAccount } from '../../../data/queries/account'
import { useSyncState } from '../../../data/queries/sync-state'
import { useActor } from '../../../data/store/account-store-context'
import { Button } from '../../../ui/forms/buttons/button'
import { FilterChips } from '../../../ui/forms/choices/filter-chips'
import { SearchField } from '../../../ui/forms/search-field'
import { Stack } from '../../../ui/layout/stack'
import { choiceText } from './open-projects-choices'
import { filters } from './open-projects-filters.css'
import type { OpenProjects } from './use-open-projects'

const words = texts.projects.open
const loadMore = async () => (await import('./more-filters')).MoreFilters

/** Places, marks, and removable choices. */
type Chip = 'myCity' | 'myState' | OpenProjectMark | OpenProjectChoice

/** The usual filters as chips, the rest behind a button. */
export function OpenProjectsFilters({ question, ask }: Pick<OpenProjects, 'question' | 'ask'>) {
  const actor = useActor()
  const hasTrades = (useMyAccount()?.document?.trades ?? []).length > 0
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const MoreFilters = useLateDialog(loadMore, isOpen, close)
  const opener = useRef<HTMLButtonElement>(null)
  // The followed state may differ from a profile edited just now.
  const { state: own } = useSyncState()
  const { choices, marks } = question
  const isMine = own !== '' && choices.state === own
  const isMyCity = isMine && actor.city !== '' && choices.city === actor.city

  const chosen = choiceNames.filter((name) => choices[name] !== '' && !(name === 'state' && isMine) && !(name === 'city' && isMyCity))
  const offered: Chip[] = [
    ...(own && actor.city && actor.state === own ? (['myCity'] as const) : []),
    // Two rows beside the project: a state is also among the filters.
    ...(own && (!hasTrades || isMine) ? (['myState'] as const) : []),
    ...markNames.filter((name) => name === 'with_photos' || (name === 'not_sent' ? isProvider(actor) : hasTrades)),
  ]
  const selected: Chip[] = [...(isMyCity ? (['myCity'] as const) : []), ...(isMine ? (['myState'] as const) : []), ...marks, ...chosen]

  function choose(next: readonly Chip[]): void {
    const wantsCity = next.includes('myCity')
    const wantsMine = next.includes('myState') || (wantsCity && !isMyCity)
    const state = wantsMine === isMine ? (choices.state && (isMine || next.includes('state')) ? choices.state : '') : wantsMine ? own : ''
    const kept = Object.fromEntries(choiceNames.map((name) => [name, next.includes(name) ? choices[name] : '']))
    const city = wantsCity && wantsMine ? actor.city : state === choices.state ? (kept.city ?? '') : ''
    ask({ choices: { ...choices, ...kept, state, city }, marks: markNames.filter((name) => next.includes(name)) })
    // A removed choice loses its focused chip.
    if (chosen.some((name) => !next.includes(name))) opener.current?.focus()
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
      <div className={filters}>
        <Button ref={opener} isCompact icon={<SlidersHorizontal size={18} />} onPress={() => setOpen(true)}>
          {words.more.open}
        </Button>
        <FilterChips
          label={words.filtersLabel}
          options={[
            ...offered.map((chip) => ({ value: chip, text: chipText(chip, choices) })),
            ...chosen.map((chip) => ({ value: chip, text: chipText(chip, choices), icon: <X size={16} /> })),
          ]}
          selected={selected}
          onChange={choose}
        />
      </div>
      {MoreFilters ? <MoreFilters isOpen={isOpen} onClose={close} choices={choices} onChange={(choices) => ask({ choices })} /> : null}
    </Stack>
  )
}

const isChoice = (chip: Chip): chip is OpenProjectChoice => choiceNames.some((name) => name === chip)

const chipText = (chip: Chip, choices: Record<OpenProjectChoice, string>): string =>
  isChoice(chip) ? choiceText(chip, choices[chip]) : words.filters[chip]
