import { useContext, useMemo, useState } from 'react'
import { BehaviorSubject, combineLatest, map, NEVER, type Observable, of, switchMap } from 'rxjs'
import { otherPerson, sideOf } from '#domain/conversation'
import type { Conversation } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { isClient } from '#domain/people/roles'
import { MOST_UNANSWERED, unansweredOf } from '#domain/quotas'
import { type AccountDatabase, collectionOf } from '../../sync'
import { asFound, type Found } from '../remote/found'
import { AccountStoreContext, useAccountStore } from '../store/account-store-context'
import { liveList, liveOne } from './live'
import type { Optimistic } from './overlay'
import { liveSilenced } from './silenced'
import { useLive } from './use-live'

/** One side's view of a conversation with a person who is not blocked. `unread` counts the other's messages after the mark, up to a hundred. */
export type ConversationView = { conversation: Optimistic<'conversations'>; unread: number; isMuted: boolean }

/** Every conversation of the signed-in person, the one with the newest message first. */
export function useConversations(): ConversationView[] | undefined {
  const { database, userId } = useAccountStore()
  return useLive(useMemo(() => liveConversations(database, userId), [database, userId]))
}

/** How many messages wait to be read, over all conversations that are not muted; undefined until that is known, and until the account's database is open. */
export function useUnreadCount(): number | undefined {
  const account = useContext(AccountStoreContext)
  return useLive(useMemo(() => (account ? liveConversations(account.database, account.userId).pipe(map(unreadOf)) : NEVER), [account]))
}

const unreadOf = (conversations: readonly ConversationView[]): number =>
  conversations.reduce((sum, { unread, isMuted }) => (isMuted ? sum : sum + unread), 0)

export function useConversation(id: string): Found<Optimistic<'conversations'>> | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => asFound(liveOne(database, 'conversations', id)), [database, id]))
}

/** So many messages more are shown each time. */
const AT_ONCE = 200

/** `showEarlier` is there while this device holds more. */
type Messages = { messages: Optimistic<'messages'>[]; showEarlier?: () => void }

/** The newest messages of one conversation in the server's order; one's own that it does not have yet come last, as they were dispatched. */
export function useMessages(conversationId: string): Messages | undefined {
  const { database } = useAccountStore()
  const [most$] = useState(() => new BehaviorSubject(AT_ONCE))
  return useLive(
    useMemo(() => {
      const newest = (most: number) => liveList(database, 'messages', { conversation_id: conversationId }, { newest: most + 1 })
      return most$.pipe(
        switchMap((most) => newest(most).pipe(map((found) => ({ most, found: messagesInOrder(found) })))),
        map(({ most, found }) =>
          found.length > most ? { messages: found.slice(-most), showEarlier: () => most$.next(most + AT_ONCE) } : { messages: found },
        ),
      )
    }, [database, conversationId, most$]),
  )
}

/** How many messages wait for the other person's answer, where one more would be too many. Product 82. */
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

/** Whether a conversation is an invitation: its project is open, and its provider has not proposed there. Product 89. */
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

/** Every message on this device, the oldest first, for a search; none is read while `isWanted` is false. */
export function useAllMessages(isWanted: boolean): Optimistic<'messages'>[] | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => (isWanted ? liveList(database, 'messages', {}).pipe(map(messagesInOrder)) : of(nothing)), [database, isWanted]))
}

function liveConversations(database: AccountDatabase, me: string): Observable<ConversationView[]> {
  return combineLatest([liveList(database, 'conversations', {}), liveSilenced(database)]).pipe(
    map(([conversations, silenced]) => ({
      silenced,
      conversations: conversations
        .filter((conversation) => !silenced.has(otherPerson(conversation, me)))
        .toSorted((one, other) => (one.last_message_at < other.last_message_at ? 1 : -1)),
    })),
    switchMap(({ conversations, silenced }) =>
      conversations.length === 0
        ? of([])
        : combineLatest(
            conversations.map((conversation) =>
              liveUnread(database, conversation, me).pipe(map((unread) => ({ conversation, unread, isMuted: silenced.has(conversation.id) }))),
            ),
          ),
    ),
  )
}

/** A count beyond this reads '99+'. */
const MOST_UNREAD = 100

/** Only a conversation whose last message is unread costs a query. */
function liveUnread(database: AccountDatabase, conversation: Conversation, me: string): Observable<number> {
  const last = conversation.last_message
  const mark = sideOf(conversation, me) === 'one' ? conversation.read_at_one : conversation.read_at_two
  if (!last || last.sender_id === me || last.created_at <= mark) return of(0)
  const selector = { conversation_id: conversation.id, created_at: { $gt: mark }, sender_id: { $ne: me } }
  return collectionOf(database, 'messages')
    .find({ selector, sort: [{ conversation_id: 'asc' }, { created_at: 'asc' }], limit: MOST_UNREAD })
    .$.pipe(map((found) => found.length))
}

/** The server's order; what it does not have yet comes last. Rule P2. */
export const messagesInOrder = <Message extends { waiting: boolean; created_at: string }>(messages: Message[]): Message[] =>
  messages.toSorted((one, other) => Number(one.waiting) - Number(other.waiting) || (one.created_at < other.created_at ? -1 : 1))
