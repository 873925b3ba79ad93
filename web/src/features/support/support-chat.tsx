import { useCallback, useMemo, useState } from 'react'
import { MAX_SUPPORT_MESSAGE } from '#domain/commands/send-support-message'
import { newId } from '#new-id'
import { texts } from '#texts'
import { ChatLog } from '../../chat/chat-log'
import { DraftComposer } from '../../chat/draft-composer'
import { QuotaNote } from '../../components/fields/quota-note'
import { useDispatch } from '../../data/commands/use-dispatch'
import { isText, useDraft } from '../../data/drafts/drafts'
import { draftNames } from '../../data/kept-drafts/draft-names'
import type { OutboxRow } from '../../data/queries/outbox'
import type { TicketView } from '../../data/queries/support'
import { Drawing } from '../../ui/drawings/drawing'
import helpingHand from '../../ui/drawings/helping-hand.svg?raw'
import * as css from './support-chat.css'
import { isReport, subjectGiven, subjectOfRow, type Thread } from './support-threads'

const words = texts.supportChat

type Props = { thread: Thread; tickets: readonly TicketView[]; returned: readonly OutboxRow[] }

export function SupportChat({ thread, tickets, returned }: Props) {
  const [sends, setSends] = useState(0)
  const { subject, view } = thread
  const back = useMemo(() => returned.filter((row) => subjectOfRow(row, tickets) === subject), [returned, tickets, subject])
  return (
    <>
      {view && view.messages.length > 0 ? <TicketLog view={view} sends={sends} /> : <NothingYet subject={subject} />}
      {view?.ticket.status === 'closed' ? <p className={css.hint}>{words.reopens}</p> : null}
      <SupportComposer thread={thread} tickets={tickets} returned={back} onSent={() => setSends((count) => count + 1)} />
    </>
  )
}

function TicketLog({ view: { ticket, messages }, sends }: { view: TicketView; sends: number }) {
  const dispatch = useDispatch()
  const onRead = useCallback((message_id: string) => void dispatch('mark_ticket_read', { ticket_id: ticket.id, message_id }), [dispatch, ticket.id])
  const { reason, enclosed } = ticket
  const notice = reason ? `${texts.report.chosen(texts.report.reasons[reason], enclosed)} ${words.expect}` : words.expect
  return <ChatLog label={words.log} notice={notice} name={words.author} readUpTo={ticket.read_at_client} {...{ messages, onRead, sends }} />
}

/** Expectations before the first message. */
function NothingYet({ subject }: { subject: string }) {
  const { title, text } = isReport(subject) ? texts.report.empty : words.empty
  return (
    <div className={css.empty}>
      <div className={css.drawing}>
        <Drawing svg={helpingHand} />
      </div>
      <p className={css.emptyTitle}>{title}</p>
      <p className={css.emptyText}>{text}</p>
    </div>
  )
}

type SupportComposerProps = {
  thread: Thread
  tickets: readonly TicketView[]
  /** Refused messages of this conversation. */
  returned: readonly OutboxRow[]
  onSent: () => void
}

function SupportComposer({ thread, tickets, returned, onSent }: SupportComposerProps) {
  const dispatch = useDispatch()
  const draft = useDraft(draftNames.support(thread.subject), '', isText)
  const send = (content: string, id: string) =>
    dispatch(
      'send_support_message',
      {
        message_id: newId(),
        ticket_id: thread.view?.ticket.id ?? newId(),
        subject: subjectGiven(thread, tickets),
        content,
      },
      id,
    )
  return (
    <>
      <QuotaNote quota="support_messages" />
      <DraftComposer
        words={words.input}
        draft={draft}
        returned={returned}
        most={MAX_SUPPORT_MESSAGE}
        dispatch={send}
        failed={words.notKept}
        onSent={onSent}
      />
    </>
  )
}
