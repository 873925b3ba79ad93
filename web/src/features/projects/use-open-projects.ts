import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Project } from '#domain/documents'
import { choiceNames, isChosen, noChoices, type OpenProjectChoices, openProjectChoices, readChoices } from '#domain/open-projects'
import { isProvider } from '#domain/roles'
import { useOpenProjects as useProjectsHere } from '../../data/queries/projects'
import { useMyProposals } from '../../data/queries/proposals'
import { mergeNewest } from '../../data/remote/merge-newest'
import { fetchOpenProjects } from '../../data/remote/remote-projects'
import { type AskPage, useServerPages } from '../../data/remote/use-server-pages'
import { useActor, useSession } from '../../data/store/account-store-context'
import { useSyncState } from '../../data/store/sync-state'
import { filterProjects } from './open-projects-filter'

/** What shows at once, before everything that this device holds has been read. */
const FIRST = 40
/** More than any device holds: rule L2. */
const ALL = 10_000

const parameters = { search: 'q', notSent: 'nao-enviei' } as const

/** `notSent`: those alone on which one has not proposed. */
type Question = { search: string; choices: OpenProjectChoices; notSent: boolean }

/**
 * Open projects of the whole country as the search and the filters leave them: connected the server's, page by page, with what this device holds;
 * else what it holds. The question stands in the address, so that going back finds it again.
 */
export function useOpenProjects() {
  const { connection } = useSyncState()
  const [question, ask] = useQuestion()
  const { search, choices, notSent } = question
  const first = useProjectsHere(FIRST)
  const here = useProjectsHere(ALL) ?? first
  const mine = useMyProposals()

  const proposals = useMemo(() => new Map((mine ?? []).map((proposal) => [proposal.project_id, proposal])), [mine])
  const without = useMemo<ReadonlySet<string>>(() => new Set(notSent ? proposals.keys() : []), [notSent, proposals])
  const searched = useDeferredValue(search)
  const found = useMemo(() => here && filterProjects(here, { search: searched, without, ...choices }), [here, searched, choices, without])

  // A server of an earlier release does not know every choice.
  const online = useServerPages(useAsk(connection === 'online', question))
  const shown = useMemo(
    () =>
      found &&
      mergeNewest<Project>(found, { ...online, items: online.items.filter((project) => isChosen(project, choices) && !without.has(project.id)) }),
    [found, online, choices, without],
  )

  return {
    question,
    ask,
    clear: () => ask({ search: '', choices: noChoices, notSent: false }),
    /** undefined while the local database is read. */
    shown,
    /** Whether this device holds any open project, of whatever question. */
    holdsAny: here !== undefined && here.length > 0,
    proposals,
    connection,
    online,
  }
}

export type OpenProjects = ReturnType<typeof useOpenProjects>

function useAsk(isConnected: boolean, { search, choices, notSent }: Question): AskPage<Project> | null {
  const token = useSession().session?.token ?? ''
  const q = search.trim()
  return useMemo(() => {
    if (!isConnected) return null
    return (before, signal) => fetchOpenProjects(token, { q, ...choices, not_sent: notSent ? '1' : '', before }, signal)
  }, [isConnected, token, q, choices, notSent])
}

function useQuestion(): [Question, (change: Partial<Question>) => void] {
  const actor = useActor()
  const [asked, setAsked] = useSearchParams()
  const choices = useMemo(() => readChoices((name) => asked.get(openProjectChoices[name].parameter)), [asked])
  const question: Question = {
    search: asked.get(parameters.search) ?? '',
    choices,
    notSent: isProvider(actor) && asked.has(parameters.notSent),
  }
  const ask = (change: Partial<Question>) => {
    const { search, choices, notSent } = { ...question, ...change }
    const chosen = choiceNames.filter((name) => choices[name] !== '').map((name) => [openProjectChoices[name].parameter, choices[name]])
    const next = { ...(search && { q: search }), ...Object.fromEntries(chosen), ...(notSent && { 'nao-enviei': '1' }) }
    setAsked(next, { replace: true, preventScrollReset: true })
  }
  return [question, ask]
}
