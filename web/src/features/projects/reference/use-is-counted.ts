import { useMemo } from 'react'
import { map } from 'rxjs'
import type { Project, Proposal } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { countedWorks } from '#domain/projects/counted-work'
import { liveList } from '../../../data/live/live'
import { useLive } from '../../../data/live/use-live'
import { useAccountStore } from '../../../data/store/account-store-context'

/** Whether the work counts, so that others read its reference: this device holds all works of its two sides. Product 129. */
export function useIsCounted({ id, client_id }: Project, { provider_id }: Proposal): boolean | undefined {
  const { database } = useAccountStore()
  return useLive(
    useMemo(
      () =>
        liveList(database, 'projects', { client_id, status: 'completed' }).pipe(
          map((projects) => {
            const together = projects.filter((project) => project.accepted_proposal_id === proposalId(project.id, provider_id))
            return countedWorks(together.map((project) => ({ ...project, provider_id }))).some((work) => work.id === id)
          }),
        ),
      [database, client_id, provider_id, id],
    ),
  )
}
