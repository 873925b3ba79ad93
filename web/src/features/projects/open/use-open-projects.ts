import { useDeferredValue, useMemo } from 'react'
import type { Project } from '#domain/documents'
import { type Asker, compareProjects, isAskedFor } from '#domain/projects/open-projects'
import { usePrepared } from '../../../components/lists/searched'
import { useMyAccount } from '../../../data/queries/account'
import { useOpenProjects as useProjectsHere } from '../../../data/queries/projects'
import { useMyProposals } from '../../../data/queries/proposals'
import { useSyncState } from '../../../data/queries/sync-state'
import { mergePages } from '../../../data/remote/merge-pages'
import { fetchOpenProjects } from '../../../data/remote/remote-projects'
import { useKilometresTo, useKnowsDistances } from '../../../data/remote/use-kilometres-to'
import { type AskPage, useServerPages } from '../../../data/remote/use-server-pages'
import { useActor, useSession } from '../../../data/store/account-store-context'
import { filterProjects, findsProjects, type SearchedQuestion } from './open-projects-filter'
import { everything, isNarrowed, useOpenProjectsQuestion } from './use-open-projects-question'

const noTrades: readonly string[] = []

/** Shown before all are read. */
const FIRST = 40
/** More than any device holds: rule L2. */
const ALL = 10_000

/** The server's pages with what this device holds; offline only that. */
export function useOpenProjects() {
  const { connection, complete } = useSyncState()
  const [question, ask] = useOpenProjectsQuestion()
  const first = useProjectsHere(FIRST)
  // A first pull makes RxDB reread the list: meanwhile the newest, unless one searches.
  const isFilling = connection === 'starting' && !complete && !isNarrowed(question) && question.sort === 'newest'
  const here = useProjectsHere(isFilling ? FIRST : ALL) ?? first
  const mine = useMyProposals()

  const proposals = useMemo(() => new Map((mine ?? []).map((proposal) => [proposal.project_id, proposal])), [mine])
  const trades = useMyAccount()?.document?.trades ?? noTrades
  const asker = useMemo<Asker>(() => ({ proposedOn: new Set(proposals.keys()), trades }), [proposals, trades])
  const searched = useDeferredValue(question)
  const kilometresTo = useKilometresTo()
  const knowsDistances = useKnowsDistances()
  // The server's pages and this device's list are merged in one order.
  const sort = question.sort === 'near' && !knowsDistances ? 'newest' : question.sort
  const compare = useMemo(() => compareProjects(sort, kilometresTo), [sort, kilometresTo])
  usePrepared(findsProjects, here)
  // Sorted first: a letter only filters.
  const sorted = useMemo(() => here?.toSorted(compare), [here, compare])
  const isOnline = connection === 'online'
  const found = useMemo(() => sorted && filterProjects(sorted, searched, asker, isOnline), [sorted, searched, asker, isOnline])

  const online = useServerPages(useAsk(isOnline, question, sort, trades))
  const { items, isCurrent, hasMore } = online
  const asked = useMemo(() => items.filter((project) => isAskedFor(project, question, asker)), [items, question, asker])
  const shown = useMemo(
    () => found && mergePages<Project>(found, { items: asked, isCurrent, hasMore }, compare),
    [found, asked, isCurrent, hasMore, compare],
  )

  return {
    question,
    ask,
    /** Answered by `shown`, follows typing. */
    searched,
    clear: () => ask({ ...everything, sort: question.sort }),
    /** undefined while reading. */
    shown,
    /** Whatever the search. */
    holdsAny: here !== undefined && here.length > 0,
    isFilling,
    proposals,
    kilometresTo,
    connection,
    online,
  }
}

export type OpenProjects = ReturnType<typeof useOpenProjects>

function useAsk(
  isConnected: boolean,
  { search, choices, marks }: SearchedQuestion,
  sort: SearchedQuestion['sort'],
  trades: readonly string[],
): AskPage<Project> | null {
  const token = useSession().session?.token ?? ''
  const { city, state } = useActor()
  const q = search.trim()
  return useMemo(() => {
    if (!isConnected) return null
    const near = sort === 'near' ? { own_state: state, own_city: city } : {}
    const own = marks.includes('my_trades') ? { own_trades: trades.join(',') } : {}
    const marked = Object.fromEntries(marks.map((name) => [name, '1']))
    return (before, signal) => fetchOpenProjects(token, { q, ...choices, ...marked, ...own, sort, ...near, before }, signal)
  }, [isConnected, token, q, choices, marks, sort, city, state, trades])
}
