import { useAtom } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isProvider } from '#domain/people/roles'
import { choiceNames, everyProject, markNames, openProjectChoices, openProjectMarks, readChoices, readSort } from '#domain/projects/open-projects'
import { useActor } from '../../../data/store/account-store-context'
import type { SearchedQuestion } from './open-projects-filter'

export const everything: SearchedQuestion = { ...everyProject, search: '' }

const SEARCH = 'q'
const SORT = 'ordem'
/** The project beside the list. */
const CHOSEN = 'projeto'

/** Restored when the list is opened from the menu. */
const lastAsked = atom<{ account: string; address: string } | null>(null)

/** In the address, for reloads, links and going back. */
export function useOpenProjectsQuestion(): [SearchedQuestion, (change: Partial<SearchedQuestion>) => void] {
  const actor = useActor()
  const canPropose = isProvider(actor)
  const [inAddress, setAsked] = useSearchParams()
  const [last, setLast] = useAtom(lastAsked)
  const isBare = inAddress.toString() === ''
  // Restored at first render: the whole list would flash.
  const [restored, setRestored] = useState(() => (isBare && last?.account === actor.id ? last.address : ''))
  const asked = useMemo(() => (isBare && restored !== '' ? new URLSearchParams(restored) : inAddress), [isBare, restored, inAddress])
  // Stable while only the chosen project changes: a new one would ask again.
  const address = written(read(asked, canPropose)).toString()
  const question = useMemo(() => read(new URLSearchParams(address), canPropose), [address, canPropose])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only how the page was opened counts
  useEffect(() => {
    if (restored !== '') setAsked(restored, { replace: true, preventScrollReset: true })
  }, [])
  if (restored !== '' && !isBare) setRestored('')
  useEffect(() => setLast({ account: actor.id, address }), [setLast, actor.id, address])

  function ask(change: Partial<SearchedQuestion>): void {
    const next = written({ ...question, ...change })
    const chosen = asked.get(CHOSEN)
    if (chosen) next.set(CHOSEN, chosen)
    setAsked(next, { replace: true, preventScrollReset: true })
  }
  return [question, ask]
}

const read = (asked: URLSearchParams, canPropose: boolean): SearchedQuestion => ({
  search: asked.get(SEARCH) ?? '',
  choices: readChoices((name) => asked.get(openProjectChoices[name].parameter)),
  marks: markNames.filter((name) => asked.has(openProjectMarks[name].parameter) && (canPropose || name !== 'not_sent')),
  sort: readSort(asked.get(SORT)),
})

function written({ search, choices, marks, sort }: SearchedQuestion): URLSearchParams {
  return new URLSearchParams([
    ...(search ? [[SEARCH, search]] : []),
    ...choiceNames.filter((name) => choices[name] !== '').map((name) => [openProjectChoices[name].parameter, choices[name]]),
    ...marks.map((name) => [openProjectMarks[name].parameter, '1']),
    ...(sort === 'newest' ? [] : [[SORT, sort]]),
  ])
}

export const isNarrowed = ({ search, choices, marks }: SearchedQuestion): boolean =>
  search !== '' || marks.length > 0 || choiceNames.some((name) => choices[name] !== '')
