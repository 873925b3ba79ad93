import { useState } from 'react'
import { newId } from '#new-id'
import { errorText, texts } from '#texts'
import { useDispatch } from '../../data/commands/use-dispatch'
import { showToast } from '../../ui/feedback/toasts'

type Given = { conversationId: string; onClose: () => void; onSent?: (() => void) | undefined }

/** Sends a message that a dialog has asked to confirm; a double tap sends one. */
export function useConfirmedMessage({ conversationId, onClose, onSent }: Given) {
  const dispatch = useDispatch()
  const [messageId, setMessageId] = useState(newId)
  const [isSending, setIsSending] = useState(false)

  async function send(content: string): Promise<void> {
    setIsSending(true)
    const result = await dispatch('send_message', { message_id: messageId, conversation_id: conversationId, content })
    setIsSending(false)
    onClose()
    if (result.ok) setMessageId(newId())
    if (result.ok) onSent?.()
    else showToast({ ...texts.messages.failed(errorText(result.code)), tone: 'bad' })
  }

  return { send, isSending }
}
