import { useMemo, useState } from 'react'
import { BehaviorSubject, combineLatest, firstValueFrom, map, type Observable, of, switchMap } from 'rxjs'
import { otherPerson } from '#domain/conversation'
import type { Conversation } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { isClient } from '#domain/people/roles'
import { MOST_UNANSWERED, unansweredOf } from '#domain/quotas'
import type { AccountDatabase } from '../../sync'
import { asFound, type Found } from '../live/found'
import { liveList, liveOne, liveSome } from '../live/live'
import type { Optimistic } from '../live/overlay'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'
import { liveRefusedMessages, type OutboxRow } from './outbox'
import { liveSilenced } from './silenced'

export type ConversationView = { conversation: Optimistic<'conversations'>; isMuted: boolean }

/** Without blocked people, the newest message first. `most` bounds how many are read. */
export function useConversations(most?: number): ConversationView[] | undefined {
  const { database, userId } = useAccountStore()
  return useLive(useMemo(() => liveConversations(database, userId, most), [database, userId, most]))
}

export function useConversation(id: string): Found<Optimistic<'conversations'>> | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => asFound(liveOne(database, 'conversations', id)), [database, id]))
}

export function useSomeConversations(ids: readonly string[]): Optimistic<'conversations'>[] | undefined {
  const { database } = useAccountStore()
  const joined = ids.join()
  return useLive(useMemo(() => liveSome(database, 'conversations', joined ? joined.split(',') : []), [database, joined]))
}

const PAGE_SIZE = 200

type Messages = { messages: Optimistic<'messages'>[]; showEarlier?: () => void }

export function useMessages(conversationId: string): Messages | undefined {
  const { database } = useAccountStore()
  const [most$] = useState(() => new BehaviorSubject(PAGE_SIZE))
  return useLive(
    useMemo(() => {
      const newest = (most: number) => liveList(database, 'messages', { conversation_id: conversationId }, { newest: most + 1 })
      return most$.pipe(
        switchMap((most) => newest(most).pipe(map((found) => ({ most, found: messagesInOrder(found) })))),
        map(({ most, found }) =>
          found.length > most ? { messages: found.slice(-most), showEarlier: () => most$.next(most + PAGE_SIZE) } : { messages: found },
        ),
      )
    }, [database, conversationId, most$]),
  )
}

/** All that this device holds. */
export async function readConversation(
  database: AccountDatabase,
  conversationId: string,
): Promise<{ messages: Optimistic<'messages'>[]; refused: OutboxRow[] }> {
  const [messages, refused] = await Promise.all([
    firstValueFrom(liveList(database, 'messages', { conversation_id: conversationId })),
    firstValueFrom(liveRefusedMessages(database, conversationId)),
  ])
  return { messages: messagesInOrder(messages), refused }
}

/** How many messages wait for an answer, where one more would be too many. Product 82. */
export function useUnanswered({ id, project_id, participant_one, participant_two }: Conversation): number | undefined {
  const { database, userId, actor } = useAccountStore()
  return useLive(
    useMemo(() => {
      const other = otherPerson({ participant_one, participant_two }, userId)
      return combineLatest([
        liveList(database, 'messages', { conversation_id: id }, { newest: MOST_UNANSWERED }),
        liveOne(database, 'proposals', proposalId(project_id, other)),
      ]).pipe(
        map(([messages, proposal]) => {
          const senders = messagesInOrder(messages).map(({ sender_id }) => sender_id)
          return unansweredOf(senders.slice(-MOST_UNANSWERED), userId, isClient(actor()) && !proposal)
        }),
      )
    }, [database, userId, actor, id, project_id, participant_one, participant_two]),
  )
}

/** The provider has not proposed on the open project. Product 89. */
export function useIsInvitation({ project_id, participant_one, participant_two }: Conversation): boolean {
  const { database } = useAccountStore()
  const found = useLive(
    useMemo(
      () =>
        combineLatest([
          liveOne(database, 'projects', project_id),
          ...[participant_one, participant_two].map((person) => liveOne(database, 'proposals', proposalId(project_id, person))),
        ]).pipe(map(([project, ...proposals]) => project?.status === 'open' && !proposals.some(Boolean))),
      [database, project_id, participant_one, participant_two],
    ),
  )
  return found ?? false
}

const nothing: Optimistic<'messages'>[] = []

/** The oldest first; `isWanted` false reads none. */
export function useAllMessages(isWanted: boolean): Optimistic<'messages'>[] | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => (isWanted ? liveList(database, 'messages', {}).pipe(map(messagesInOrder)) : of(nothing)), [database, isWanted]))
}

function liveConversations(database: AccountDatabase, me: string, most?: number): Observable<ConversationView[]> {
  const newest = liveList(database, 'conversations', {}, { newest: most })
  return combineLatest([newest, liveSilenced(database)]).pipe(
    map(([conversations, silenced]) =>
      conversations
        .filter((conversation) => !silenced.has(otherPerson(conversation, me)))
        .toSorted((one, other) => (one.last_message_at < other.last_message_at ? 1 : -1))
        .map((conversation) => ({ conversation, isMuted: silenced.has(conversation.id) })),
    ),
  )
}

/** The server's order; unanswered messages come last. Rule P2. */
export const messagesInOrder = <Message extends { waiting: boolean; created_at: string }>(messages: Message[]): Message[] =>
  messages.toSorted((one, other) => Number(one.waiting) - Number(other.waiting) || (one.created_at < other.created_at ? -1 : 1))
