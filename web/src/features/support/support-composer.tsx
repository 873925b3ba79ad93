import { MAX_SUPPORT_MESSAGE } from '#domain/commands/send-support-message'
import { newId } from '#domain/ids'
import { texts } from '#texts'
import { isText, useDraft } from '../../data/drafts'
import type { OutboxRow } from '../../data/queries/outbox'
import type { TicketView } from '../../data/queries/support'
import { useGive } from '../../data/use-give'
import { useReturnedWords } from '../../data/use-returned-words'
import { DraftComposer } from '../../pieces/draft-composer'
import { subjectGiven, type Thread } from './support-threads'

const words = texts.supportChat

/** Of a draft's name: a subject ends with what tells it from others, and names are bounded. */
const NAMED_BY = 60

type Props = {
  thread: Thread
  tickets: readonly TicketView[]
  /** What the server did not take of this conversation. */
  returned: readonly OutboxRow[]
  onSent: () => void
}

export function SupportComposer({ thread, tickets, returned, onSent }: Props) {
  const give = useGive()
  const draft = useDraft(`support:${thread.subject.slice(-NAMED_BY)}`, '', isText)
  useReturnedWords(returned, draft)
  const send = (content: string) =>
    give('send_support_message', {
      message_id: newId(),
      ticket_id: thread.view?.ticket.id ?? newId(),
      subject: subjectGiven(thread, tickets),
      content,
    })
  return <DraftComposer words={words.input} draft={draft} most={MAX_SUPPORT_MESSAGE} give={send} failed={words.notKept} onSent={onSent} />
}
