import { useContext, useMemo } from 'react'
import { combineLatest, map, NEVER, type Observable, of, shareReplay, switchMap } from 'rxjs'
import { markOf, otherPerson, unreadBy } from '#domain/conversation'
import type { Conversation } from '#domain/documents'
import { type AccountDatabase, collectionOf, newestAt } from '../../sync'
import { liveList } from '../live/live'
import { memoized } from '../live/memoized'
import type { Optimistic } from '../live/overlay'
import { useLive } from '../live/use-live'
import type { AccountStore } from '../store/account-store'
import { AccountStoreContext, useAccountStore } from '../store/account-store-context'
import { liveSilenced } from './silenced'

const MOST_UNREAD = 100
/** Conversations looked through, with room for muted and just read ones. */
const LOOKED_THROUGH = 2 * MOST_UNREAD
/** A screen may name so many, so each is counted. */
export const MOST_NAMED = 20

/** `unread` counts up to a hundred. */
export type UnreadConversation = { conversation: Optimistic<'conversations'>; unread: number }

export function useUnreadConversations(): UnreadConversation[] | undefined {
  const account = useAccountStore()
  return useLive(useMemo(() => unreadIn(account), [account]))
}

/** Undefined while unknown, and until the account's database is open. */
export function useUnreadCount(): number | undefined {
  const account = useContext(AccountStoreContext)
  return useLive(useMemo(() => (account ? unreadIn(account).pipe(map(sumOf)) : NEVER), [account]))
}

const sumOf = (conversations: readonly UnreadConversation[]): number => conversations.reduce((sum, { unread }) => sum + unread, 0)

export function useUnreadIn(conversation: Optimistic<'conversations'>): number {
  const { database, userId } = useAccountStore()
  return useLive(useMemo(() => liveUnread(database, conversation, userId), [database, userId, conversation])) ?? 0
}

/** One query for the navigation, the app's icon and the dashboard. */
const unreadIn = memoized(({ database, userId }: AccountStore) =>
  liveUnreadConversations(database, userId).pipe(shareReplay({ bufferSize: 1, refCount: true })),
)

function liveUnreadConversations(database: AccountDatabase, me: string): Observable<UnreadConversation[]> {
  const found = liveList(database, 'conversations', { unread_by: me }, { newest: LOOKED_THROUGH })
  return combineLatest([found, liveSilenced(database)]).pipe(
    map(([conversations, silenced]) =>
      conversations
        .filter((one) => unreadBy(one) === me && !silenced.has(one.id) && !silenced.has(otherPerson(one, me)))
        .toSorted((one, other) => (one.last_message_at < other.last_message_at ? 1 : -1)),
    ),
    switchMap((unread) => {
      // A hundred unread conversations read '99+' already: their messages are not counted.
      const counted = unread.slice(0, unread.length < MOST_UNREAD ? MOST_UNREAD : MOST_NAMED)
      if (counted.length === 0) return of([])
      return combineLatest(counted.map((conversation) => liveUnread(database, conversation, me))).pipe(
        map((counts) => unread.map((conversation, at) => ({ conversation, unread: counts[at] ?? 1 }))),
      )
    }),
  )
}

/** Only a conversation whose last message is unread costs a query. */
function liveUnread(database: AccountDatabase, conversation: Conversation, me: string): Observable<number> {
  if (unreadBy(conversation) !== me) return of(0)
  const selector = { conversation_id: conversation.id, newest: { $lt: newestAt(markOf(conversation, me)) }, sender_id: { $ne: me } }
  return collectionOf(database, 'messages')
    .find({ selector, sort: [{ newest: 'asc' }], limit: MOST_UNREAD })
    .$.pipe(map((found) => found.length))
}
