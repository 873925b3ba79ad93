import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'
import { useState } from 'react'
import { MAX_SUPPORT_MESSAGE } from '#domain/commands/send-support-message'
import { errorText, texts } from '#texts'
import { typedOver, withoutSent } from '../../../chat/typed-text'
import { NeedsConnection } from '../../../components/needs-connection'
import { act } from '../../../data/remote/admin-request'
import { forgetReplyId, replyId, useTypedReply } from '../../../data/session/admin-session'
import { ChatComposer } from '../../../ui/chat/chat-composer'
import { Button } from '../../../ui/forms/buttons/button'
import { SavedReplies } from './saved-replies'
import { setTicketStatus } from './set-ticket-status'
import * as css from './support-page.css'

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

type Sending = { isSending: boolean; failure: string }

const idle: Sending = { isSending: false, failure: '' }
const store = getDefaultStore()
/** Sendings outlive their screen: a reopened ticket shows its own. */
const sendings = atom<Readonly<Record<string, Sending>>>({})
const sendingOf = (ticketId: string): Sending => store.get(sendings)[ticketId] ?? idle
const tell = (ticketId: string, next: Sending): void => store.set(sendings, { ...store.get(sendings), [ticketId]: next })

/** `failure`: the code of the last failure, or ''. */
function useReply(ticketId: string, onSent: () => void) {
  const [text, setText] = useTypedReply(ticketId)
  const { isSending, failure } = useAtomValue(sendings)[ticketId] ?? idle
  const content = text.trim()
  const isTooLong = content.length > MAX_SUPPORT_MESSAGE

  /** Whether the server has it. `closes` closes the ticket. */
  async function send({ closes = false } = {}): Promise<boolean> {
    if (sendingOf(ticketId).isSending) return false
    tell(ticketId, { isSending: true, failure: '' })
    const body = { message_id: replyId(ticketId, content), content, closes }
    const answer = await act({ method: 'POST', path: `/api/admin/support/${ticketId}/messages`, body })
    tell(ticketId, { isSending: false, failure: answer.ok ? '' : answer.code })
    if (!answer.ok) return false
    forgetReplyId(ticketId)
    // Text typed meanwhile is the next reply.
    setText((typed) => withoutSent(typed, text))
    onSent()
    return true
  }

  return { text, setText, isTooLong, isSending, failure, send }
}
