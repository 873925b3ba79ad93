import { MAX_SUPPORT_MESSAGE } from '#domain/commands/send-support-message'
import { newId } from '#new-id'
import { texts } from '#texts'
import { DraftComposer } from '../../chat/draft-composer'
import { QuotaNote } from '../../components/quota-note'
import { useDispatch } from '../../data/commands/use-dispatch'
import { draftNames } from '../../data/drafts/draft-names'
import { isText, useDraft } from '../../data/drafts/drafts'
import type { OutboxRow } from '../../data/queries/outbox'
import type { TicketView } from '../../data/queries/support'
import { subjectGiven, type Thread } from './support-threads'

const words = texts.supportChat

type Props = {
  thread: Thread
  tickets: readonly TicketView[]
  /** What the server did not take of this conversation. */
  returned: readonly OutboxRow[]
  onSent: () => void
}

export function SupportComposer({ thread, tickets, returned, onSent }: Props) {
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
