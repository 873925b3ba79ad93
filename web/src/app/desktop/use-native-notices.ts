import { useEffect, useMemo, useRef } from 'react'
import { filter, map, type Observable, take } from 'rxjs'
import type { Conversation } from '#domain/documents'
import { links } from '#links'
import type { Bridge } from '../../../../electron/bridge'
import { useLive } from '../../data/live/use-live'
import { arrivals } from '../../data/queries/arrivals'
import { useConversations } from '../../data/queries/conversations'
import { useAccountStore } from '../../data/store/account-store-context'
import { sidesOf } from '../../features/messages/conversation-sides'
import type { Sync } from '../../sync'
import { type SystemNotice, tellSystem } from './tell-system'

/** A new message makes its conversation one of the newest. */
const NEWEST = 200

/** The app is quiet while its window has the focus. */
export function useNativeNotices(desktop: Bridge): void {
  const account = useAccountStore()
  const { userId, sync } = account
  useEffect(() => {
    const listening = arrivals(account).subscribe((arrived) => {
      for (const { title, message, link } of arrived) tellSystem(desktop, { title, text: message, path: link })
    })
    return () => listening.unsubscribe()
  }, [account, desktop])

  // Messages of the first round are not new.
  const since = useLive(useMemo(() => firstRound(sync), [sync]))
  const conversations = useConversations(NEWEST)
  const known = useRef<ReadonlyMap<string, string>>(undefined)
  useEffect(() => {
    if (!conversations || since === undefined) return
    const shown = conversations.flatMap(({ conversation, isMuted }) => (isMuted ? [] : [conversation]))
    const before = known.current
    known.current = new Map(shown.map(({ id, last_message_at }) => [id, last_message_at]))
    if (before) for (const notice of newMessages(shown, before, since, userId)) tellSystem(desktop, notice)
  }, [conversations, since, userId, desktop])
}

const firstRound = ({ status$ }: Sync): Observable<string> =>
  status$.pipe(
    filter(({ askedAt, updatedAt }) => askedAt > 0 && updatedAt !== ''),
    map(({ updatedAt }) => updatedAt),
    take(1),
  )

/** The other person's messages after `before`; in a new conversation, after `since`. */
export const newMessages = (conversations: readonly Conversation[], before: ReadonlyMap<string, string>, since: string, me: string): SystemNotice[] =>
  conversations.flatMap((conversation) => {
    const { id, last_message, last_message_at } = conversation
    if (!last_message || last_message.sender_id === me || last_message_at <= (before.get(id) ?? since)) return []
    return [{ title: sidesOf(conversation, me).name, text: last_message.content, path: links.conversation(id) }]
  })
