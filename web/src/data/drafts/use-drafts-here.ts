import { useMemo } from 'react'
import { auditTime, distinctUntilChanged, filter, map, merge, type Observable, of, shareReplay, switchMap } from 'rxjs'
import type { AccountDatabase } from '../../sync'
import { draftsHere } from '../kept-drafts/drafts-here'
import { isDraftKey, type KeptDraft } from '../kept-drafts/kept-draft'
import { memoized } from '../live/memoized'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'

const PAUSE_MS = 200

const liveDrafts = memoized((database: AccountDatabase): Observable<ReadonlyMap<string, KeptDraft>> => {
  const changes = database.eventBulks$.pipe(
    filter(({ isLocal, collectionName, events }) =>
      isLocal ? events.some(({ documentId }) => isDraftKey(documentId)) : collectionName === 'outbox',
    ),
    auditTime(PAUSE_MS),
    filter(() => !database.closed),
  )
  return merge(of(null), changes).pipe(
    switchMap(() => draftsHere(database)),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
})

export function useDraftsHere(): ReadonlyMap<string, KeptDraft> | undefined {
  const { database } = useAccountStore()
  return useLive(liveDrafts(database))
}

const NONE: ReadonlySet<string> = new Set()

/** Names alone, so that a list is not drawn again with each letter. */
export function useDraftNames(): ReadonlySet<string> {
  const { database } = useAccountStore()
  const names = useMemo(
    () =>
      liveDrafts(database).pipe(
        map((drafts) => [...drafts.keys()].join('\n')),
        distinctUntilChanged(),
        map((joined) => new Set(joined.split('\n'))),
      ),
    [database],
  )
  return useLive(names) ?? NONE
}
