import { useState } from 'react'
import { errorText, texts } from '#texts'
import { typedOver } from '../../../chat/typed-text'
import { NeedsConnection } from '../../../components/needs-connection'
import { ChatComposer } from '../../../ui/chat/chat-composer'
import { Button } from '../../../ui/forms/buttons/button'
import { SavedReplies } from './saved-replies'
import { setTicketStatus } from './set-ticket-status'
import * as css from './support-page.css'
import { useReply } from './use-reply'

const words = texts.adminPages.support

type Props = { ticketId: string; isOpen: boolean; onSent: () => void; onDone: () => void }

/** The text stays until the server has it, also after leaving the ticket. */
export function Composer({ ticketId, isOpen, onSent, onDone }: Props) {
  const { text, setText, isTooLong, isSending, failure, send } = useReply(ticketId, onSent)
  const [isClosing, setClosing] = useState(false)
  const isEmpty = text.trim() === ''

  async function finish(): Promise<void> {
    setClosing(true)
    const isDone = isEmpty ? await setTicketStatus(ticketId, 'closed') : await send({ closes: true })
    setClosing(false)
    if (!isDone) return
    if (isEmpty) onSent()
    onDone()
  }

  return (
    <div>
      <div className={css.notice}>
        <NeedsConnection />
      </div>
      <p role="status" className={failure || isTooLong ? css.failed : undefined}>
        {isTooLong ? words.tooLong : failure ? notSentText(failure) : null}
      </p>
      <div className={css.replyActions}>
        <SavedReplies
          typed={text.trim()}
          onUse={(content) => setText((typed) => (typed.trim() === '' ? content : `${typed.trimEnd()}\n\n${content}`))}
        />
        {isOpen ? (
          <Button isCompact onPress={() => void finish()} isPending={isClosing} pendingLabel={words.changing} isDisabled={isTooLong || isSending}>
            {isEmpty ? words.closeAndNext : words.replyAndClose}
          </Button>
        ) : null}
      </div>
      <ChatComposer
        label={words.reply}
        placeholder={words.placeholder}
        sendLabel={words.send}
        sendTooltip={texts.shortcuts.send}
        value={text}
        onChange={(next) => setText((typed) => typedOver(typed, text, next))}
        onSend={() => void send()}
        isSendDisabled={isEmpty || isTooLong || isSending}
      />
    </div>
  )
}

/** Offline, the line above says why. */
const notSentText = (code: string): string => (code === 'offline' ? words.notSent : `${words.notSent} ${errorText(code)}`)
