import { MAX_MESSAGE } from '#domain/commands/send-message'
import { newId } from '#domain/ids'
import { texts } from '#texts'
import { isText, useDraft } from '../../data/drafts'
import { useGive } from '../../data/use-give'
import { DraftComposer } from '../../pieces/draft-composer'

export function MessageComposer({ conversationId, onSent }: { conversationId: string; onSent: () => void }) {
  const give = useGive()
  const draft = useDraft(`message:${conversationId}`, '', isText)
  return (
    <DraftComposer
      words={texts.messages.input}
      draft={draft}
      most={MAX_MESSAGE}
      give={(content) => give('send_message', { message_id: newId(), conversation_id: conversationId, content })}
      failed={texts.messages.failed}
      onSent={onSent}
    />
  )
}
