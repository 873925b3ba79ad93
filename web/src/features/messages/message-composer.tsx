import { useRef } from 'react'
import { MAX_MESSAGE } from '#domain/commands/send-message'
import { newId } from '#domain/ids'
import { errorText, texts } from '#texts'
import { useDraft } from '../../data/drafts'
import { useGive } from '../../data/use-give'
import { ChatComposer } from '../../ui/chat-composer'
import { showToast } from '../../ui/toasts'
import * as css from './chat.css'

const isText = (kept: unknown): kept is string => typeof kept === 'string'

/** What is typed stays on this device until it is sent. Product 38. */
export function MessageComposer({ conversationId, onSent }: { conversationId: string; onSent: () => void }) {
  const give = useGive()
  const { value, setValue } = useDraft(`message:${conversationId}`, '', isText)
  const isGiving = useRef(false)
  const content = value.trim()
  const isTooLong = content.length > MAX_MESSAGE

  // The draft goes only once the message is kept; what was typed in between stays.
  async function send() {
    if (isGiving.current) return
    isGiving.current = true
    const given = await give('send_message', { message_id: newId(), conversation_id: conversationId, content })
    isGiving.current = false
    if (!given.ok) return showToast({ ...texts.messages.failed(errorText(given.code)), tone: 'bad' })
    setValue((newest) => (newest.startsWith(value) ? newest.slice(value.length) : newest))
    onSent()
  }

  return (
    <div className={css.composer}>
      <p role="status" className={isTooLong ? css.tooLong : undefined}>
        {isTooLong ? texts.messages.input.tooLong : null}
      </p>
      <ChatComposer
        label={texts.messages.input.label}
        placeholder={texts.messages.input.placeholder}
        sendLabel={texts.messages.input.send}
        value={value}
        onChange={setValue}
        onSend={() => void send()}
        isSendDisabled={content === '' || isTooLong}
      />
    </div>
  )
}
