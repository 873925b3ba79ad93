import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isProvider } from '#domain/roles'
import { useActor } from '../../data/account-context'
import { useOpenProjects as useProjectsHere } from '../../data/queries/projects'
import { useMyProposals } from '../../data/queries/proposals'
import { filterProjects } from './open-projects-filter'

/** What shows at once, before everything that this device holds has been read. */
const FIRST = 40
/** More than any device holds: design 4.2, L2. */
const ALL = 10_000

export type OpenChip = 'myState' | 'notSent'
const chips: readonly OpenChip[] = ['myState', 'notSent']
const parameterOf: Record<OpenChip, string> = { myState: 'meu-estado', notSent: 'nao-enviei' }

/** Open projects on this device as the search and the chips leave them; both stand in the address, so that going back finds them again. */
export function useOpenProjects() {
  const actor = useActor()
  const [parameters, setParameters] = useSearchParams()
  const first = useProjectsHere(FIRST)
  const here = useProjectsHere(ALL) ?? first
  const mine = useMyProposals()

  const search = parameters.get('q') ?? ''
  const offered = chips.filter((chip) => (chip === 'myState' ? actor.state !== '' : isProvider(actor)))
  const selected = offered.filter((chip) => parameters.has(parameterOf[chip]))
  const state = selected.includes('myState') ? actor.state : ''
  const leavesOutMine = selected.includes('notSent')

  const proposals = useMemo(() => new Map((mine ?? []).map((proposal) => [proposal.project_id, proposal])), [mine])
  const without = useMemo<ReadonlySet<string>>(() => new Set(leavesOutMine ? proposals.keys() : []), [leavesOutMine, proposals])
  const searched = useDeferredValue(search)
  const found = useMemo(() => here && filterProjects(here, { search: searched, state, without }), [here, searched, state, without])

  function ask(change: { search?: string; selected?: readonly OpenChip[] }): void {
    const next = new URLSearchParams()
    const q = change.search ?? search
    if (q) next.set('q', q)
    for (const chip of change.selected ?? selected) next.set(parameterOf[chip], '1')
    setParameters(next, { replace: true, preventScrollReset: true })
  }

  return {
    /** undefined while the local database is read. */
    found,
    here,
    proposals,
    without,
    search,
    state,
    offered,
    selected,
    setSearch: (next: string) => ask({ search: next }),
    setSelected: (next: readonly OpenChip[]) => ask({ selected: next }),
    clear: () => ask({ search: '', selected: [] }),
  }
}
