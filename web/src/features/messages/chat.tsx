import { useCallback, useEffect, useState } from 'react'
import { MAX_MESSAGE } from '#domain/commands/send-message'
import { isClient } from '#domain/people/roles'
import { asksForMoneyAhead } from '#domain/values/payment-words'
import { newId } from '#new-id'
import { texts } from '#texts'
import type { ChatLine, ChatMessage } from '../../chat/chat-entries'
import { ChatLog } from '../../chat/chat-log'
import { DraftComposer } from '../../chat/draft-composer'
import { QuotaNote } from '../../components/fields/quota-note'
import { addressIn } from '../../components/people/address-message'
import { InvitationNote } from '../../components/people/invitation-note'
import { phoneFrom } from '../../components/people/phone-message'
import { useDispatch } from '../../data/commands/use-dispatch'
import { isText, useDraft } from '../../data/drafts/drafts'
import { draftNames } from '../../data/kept-drafts/draft-names'
import type { Optimistic } from '../../data/live/overlay'
import { useMessages, useUnanswered } from '../../data/queries/conversations'
import { useRefusedMessages } from '../../data/queries/outbox'
import { useAccountStore, useActor } from '../../data/store/account-store-context'
import { Banner } from '../../ui/feedback/banner'
import { useVisibleHeight } from '../../ui/layout/use-visible-height'
import * as css from './chat.css'
import { ChatHeader } from './chat-header'
import { sidesOf } from './conversation-sides'
import { MapOfMessage } from './map-of-message'
import { OwnPaymentLine, PaymentLine } from './payment-line'
import { useDealLines } from './use-deal-lines'
import { type PaymentLines, usePaymentLines } from './use-payment-lines'

export function Chat({ conversation }: { conversation: Optimistic<'conversations'> }) {
  const { userId } = useAccountStore()
  const actor = useActor()
  const sides = sidesOf(conversation, userId)
  // A client talks with providers only.
  const ownerId = isClient(actor) ? userId : sides.personId
  const { name, readUpTo, readByThem } = sides
  const shown = useMessages(conversation.id)
  const phone = phoneFrom(sides.personId, shown?.messages ?? [])
  useVisibleHeight()
  const [sends, setSends] = useState(0)
  const payment = usePaymentLines(conversation, shown?.messages)
  const lines = useDealLines(conversation, name)
  return (
    <section className={css.chat} data-chat aria-label={texts.messages.conversationWith(name)}>
      <ChatHeader conversation={conversation} sides={sides} phone={phone} />
      {shown && lines ? (
        <ConversationLog {...shown} {...{ conversationId: conversation.id, lines, ownerId, name, readUpTo, readByThem, sends, payment }} />
      ) : (
        <div className={css.noLog} />
      )}
      {isClient(actor) ? null : <InvitationNote conversationId={conversation.id} />}
      <MessageComposer {...{ conversation, name, payment }} onSent={() => setSends((count) => count + 1)} />
    </section>
  )
}

type Props = {
  conversationId: string
  messages: readonly Optimistic<'messages'>[]
  showEarlier?: () => void
  lines: readonly ChatLine[]
  ownerId: string
  name: string
  readUpTo: string
  readByThem: string
  sends: number
  payment: PaymentLines
}

/** With the refused ones. */
function ConversationLog({ conversationId, ownerId, name, payment: { asked, isNoticed }, ...shown }: Props) {
  const { userId } = useAccountStore()
  const dispatch = useDispatch()
  const refused = useRefusedMessages(conversationId)
  const onRead = useCallback(
    (message_id: string) => void dispatch('mark_conversation_read', { conversation_id: conversationId, message_id }),
    [dispatch, conversationId],
  )
  const under = ({ id, sender_id, content }: ChatMessage) => {
    if (asked.has(id)) return <PaymentLine conversationId={conversationId} />
    const address = sender_id === ownerId ? addressIn(content) : ''
    return address ? <MapOfMessage address={address} isOwn={ownerId === userId} /> : null
  }
  const notice = isNoticed ? texts.messages.scamWarning : ''
  return <ChatLog {...shown} {...{ name, notice, under, onRead, refused }} label={texts.messages.log(name)} />
}

type MessageComposerProps = { conversation: Optimistic<'conversations'>; name: string; payment: Pick<PaymentLines, 'onTyped'>; onSent: () => void }

export function MessageComposer({ conversation, name, payment: { onTyped }, onSent }: MessageComposerProps) {
  const dispatch = useDispatch()
  const draft = useDraft(draftNames.message(conversation.id), '', isText)
  const unanswered = useUnanswered(conversation)
  const isAsking = asksForMoneyAhead(draft.value)
  useEffect(() => onTyped?.(isAsking), [onTyped, isAsking])
  return (
    <>
      {unanswered ? <Banner tone="warn">{texts.messages.unanswered(unanswered, name)}</Banner> : <QuotaNote quota="messages" />}
      {isAsking && onTyped ? <OwnPaymentLine /> : null}
      <DraftComposer
        words={texts.messages.input}
        draft={draft}
        most={MAX_MESSAGE}
        isHeld={unanswered !== undefined}
        dispatch={(content, id) => dispatch('send_message', { message_id: newId(), conversation_id: conversation.id, content }, id)}
        failed={texts.messages.failed}
        onSent={onSent}
      />
    </>
  )
}
