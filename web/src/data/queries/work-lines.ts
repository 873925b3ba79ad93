import { useMemo } from 'react'
import { combineLatest, map, type Observable } from 'rxjs'
import type { Conversation } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { sideIn } from '#domain/projects/deal'
import { type WorkLine, workLines } from '#domain/projects/work-lines'
import type { AccountDatabase } from '../../sync'
import { liveSome, settledSome } from '../live/live'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'

/** `waiting`: the server has not answered for it yet. */
export type ShownWorkLine = WorkLine & { waiting: boolean; isOwn: boolean }

/** Steps of a conversation's deal, in their order, those that wait last. Product 126. */
export function useWorkLines(conversation: Conversation): ShownWorkLine[] | undefined {
  const { database, userId } = useAccountStore()
  const { project_id, participant_one, participant_two } = conversation
  return useLive(
    useMemo(
      () => liveWorkLines(database, { project_id, participant_one, participant_two }, userId),
      [database, project_id, participant_one, participant_two, userId],
    ),
  )
}

type Sides = Pick<Conversation, 'project_id' | 'participant_one' | 'participant_two'>

/** One project and the proposal of one of its two people are read. */
export function liveWorkLines(
  database: AccountDatabase,
  { project_id, participant_one, participant_two }: Sides,
  me: string,
): Observable<ShownWorkLine[]> {
  const proposalIds = [participant_one, participant_two].map((person) => proposalId(project_id, person))
  const shown = combineLatest([liveSome(database, 'projects', [project_id]), liveSome(database, 'proposals', proposalIds)])
  const settled = combineLatest([settledSome(database, 'projects', [project_id]), settledSome(database, 'proposals', proposalIds)])
  return combineLatest([shown, settled]).pipe(
    map(([[[project], [proposal]], [[knownProject], [knownProposal]]]) => {
      if (!project || !proposal) return []
      const known = new Set(knownProject && knownProposal ? workLines(knownProposal, knownProject).map(({ id }) => id) : [])
      const mine = sideIn(project, me)
      const isWaiting = project.waiting || proposal.waiting
      return workLines(proposal, project)
        .map((line) => ({ ...line, waiting: isWaiting && !known.has(line.id), isOwn: line.by === mine }))
        .toSorted((one, other) => Number(one.waiting) - Number(other.waiting))
    }),
  )
}
