import { MAX_MESSAGE } from '#domain/commands/send-message'
import { newId } from '#new-id'
import { texts } from '#texts'
import { DraftComposer } from '../../chat/draft-composer'
import { QuotaNote } from '../../components/quota-note'
import { useDispatch } from '../../data/commands/use-dispatch'
import { draftNames } from '../../data/drafts/draft-names'
import { isText, useDraft } from '../../data/drafts/drafts'

export function MessageComposer({ conversationId, onSent }: { conversationId: string; onSent: () => void }) {
  const dispatch = useDispatch()
  const draft = useDraft(draftNames.message(conversationId), '', isText)
  return (
    <>
      <QuotaNote quota="messages" />
      <DraftComposer
        words={texts.messages.input}
        draft={draft}
        most={MAX_MESSAGE}
        dispatch={(content, id) => dispatch('send_message', { message_id: newId(), conversation_id: conversationId, content }, id)}
        failed={texts.messages.failed}
        onSent={onSent}
      />
    </>
  )
}
