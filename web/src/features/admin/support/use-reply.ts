import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'
import { MAX_SUPPORT_MESSAGE } from '#domain/commands/send-support-message'
import { withoutSent } from '../../../chat/typed-text'
import { act } from '../../../data/remote/admin-request'
import { forgetReplyId, replyId, useTypedReply } from '../../../data/session/admin-session'

type Sending = { isSending: boolean; failure: string }

const idle: Sending = { isSending: false, failure: '' }
const store = getDefaultStore()
/** Sendings outlive their screen: a reopened ticket shows its own. */
const sendings = atom<Readonly<Record<string, Sending>>>({})
const sendingOf = (ticketId: string): Sending => store.get(sendings)[ticketId] ?? idle
const tell = (ticketId: string, next: Sending): void => store.set(sendings, { ...store.get(sendings), [ticketId]: next })

/** `failure`: the code of the last failure, or ''. */
export function useReply(ticketId: string, onSent: () => void) {
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
