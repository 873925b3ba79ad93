import { combineLatest, map, type Observable } from 'rxjs'
import type { Proposal } from '#domain/documents'
import type { AccountDatabase } from '../../sync'
import { liveList } from '../live/live'
import type { Optimistic } from '../live/overlay'

/** Ids of blocked people and muted conversations. Product 93. */
export const liveSilenced = (database: AccountDatabase): Observable<ReadonlySet<string>> =>
  liveList(database, 'silences', {}).pipe(map((silences) => new Set(silences.map(({ person_id, conversation_id }) => conversation_id || person_id))))

/** Leaves out blocked people's proposals that were not accepted. Product 93. */
export const liveHeardProposals = (database: AccountDatabase, where: Partial<Proposal> = {}): Observable<Optimistic<'proposals'>[]> =>
  combineLatest([liveList(database, 'proposals', where), liveSilenced(database)]).pipe(
    map(([proposals, silenced]) => proposals.filter(({ status, provider_id }) => status === 'accepted' || !silenced.has(provider_id))),
  )
