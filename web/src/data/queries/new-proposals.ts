import { useContext, useMemo } from 'react'
import { combineLatest, map, NEVER, type Observable } from 'rxjs'
import type { Notification } from '#domain/documents'
import { links, paths } from '#links'
import type { AccountDatabase } from '../../sync'
import { useLive } from '../live/use-live'
import { AccountStoreContext } from '../store/account-store-context'
import { markNames } from './mark-names'
import { liveMarks, type Marks } from './marks'
import { liveUnreadNotifications } from './unread-notifications'

/** Undefined while unknown. Shares the bell's query. */
export function useNewProposalCount(): number | undefined {
  const account = useContext(AccountStoreContext)
  return useLive(useMemo(() => (account ? liveNewProposals(account.database) : NEVER), [account]))
}

const liveNewProposals = (database: AccountDatabase): Observable<number> =>
  combineLatest([liveUnreadNotifications(database), liveMarks(database)]).pipe(
    map(([notices, marks]) => notices.filter((notice) => isNewProposal(notice, marks)).length),
  )

const [before, after] = paths.manageProposals.split(':projectId')

function isNewProposal({ link, created_at }: Notification, marks: Marks): boolean {
  const project = link.slice(before?.length, -(after?.length ?? 0))
  return link === links.manageProposals(project) && created_at > (marks[markNames.proposalsOn(project)] ?? '')
}
