import { MAX_MESSAGE } from '#domain/commands/send-message'
import { newId } from '#new-id'
import { texts } from '#texts'
import { DraftComposer } from '../../chat/draft-composer'
import { QuotaNote } from '../../components/quota-note'
import { useDispatch } from '../../data/commands/use-dispatch'
import { draftNames } from '../../data/drafts/draft-names'
import { isText, useDraft } from '../../data/drafts/drafts'
import { useUnanswered } from '../../data/queries/conversations'
import type { Optimistic } from '../../data/queries/overlay'
import { Banner } from '../../ui/feedback/banner'

type Props = { conversation: Optimistic<'conversations'>; name: string; onSent: () => void }

export function MessageComposer({ conversation, name, onSent }: Props) {
  const dispatch = useDispatch()
  const draft = useDraft(draftNames.message(conversation.id), '', isText)
  const unanswered = useUnanswered(conversation)
  return (
    <>
      {unanswered ? <Banner tone="warn">{texts.messages.unanswered(unanswered, name)}</Banner> : <QuotaNote quota="messages" />}
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
