import { act } from 'react'
import { expect, test } from 'vitest'
import { texts } from '#texts'
import { MessageBubble } from '../../../web/src/chat/message-bubble'
import { useMessages } from '../../../web/src/data/queries/conversations'
import { useUnreadIn } from '../../../web/src/data/queries/unread-messages'
import { MessageComposer } from '../../../web/src/features/messages/chat'
import { sidesOf } from '../../../web/src/features/messages/conversation-sides'
import { aConversation, aMessage, ana, aProposal, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { get, pageText, press, soon, textsIn, type, typedIn } from '../ui/mount'

const { hold, showAs } = eachWithAccount()
const conversation = { ...aConversation(), waiting: false }
const START = Date.parse('2026-11-20T12:00:00.000Z')

/** So many messages of one person, one a second. */
function write(count: number, sender_id: string, from = 0) {
  const messages = Array.from({ length: count }, (_, index) => {
    const time = new Date(START + (from + index) * 1_000).toISOString()
    return aMessage({ id: `m${String(from + index).padStart(14, '0')}`, sender_id, sent_at: time, created_at: time })
  })
  return act(() => hold('messages', ...messages))
}

test('a long conversation shows its newest 200 messages, and earlier ones with each press', async () => {
  function Shown() {
    const { messages = [], showEarlier } = useMessages(conversation.id) ?? {}
    return (
      <button type="button" onClick={showEarlier} disabled={!showEarlier}>
        {`${messages.length} ${messages[0]?.created_at}`}
      </button>
    )
  }
  const button = () => get('button', '')
  await write(250, joao.id)
  await showAs(ana, <Shown />)
  for (const [shown, second] of [
    [200, 50],
    [250, 0],
  ] as const) {
    await soon(() => button().textContent).toBe(`${shown} ${new Date(START + second * 1_000).toISOString()}`)
    await press(button())
  }
  expect(button().hasAttribute('disabled')).toBe(true)
})

test('unread messages are counted up to a hundred: more read 99+', async () => {
  const last_message = { id: 'last', sender_id: joao.id, content: '', created_at: '2026-11-21T12:00:00.000Z' }
  const unread = { ...aConversation({ last_message }), waiting: false }
  const Count = () => <p>{useUnreadIn(unread)}</p>
  await write(130, joao.id)
  await showAs(ana, <Count />)
  await soon(() => document.querySelector('p')?.textContent).toBe('100')
})

test("[PRODUCT 93] a message of one's own says 'Lida' from the other side's mark back, 'Enviada' after it", async () => {
  await write(3, ana.id)
  const read_at_one = new Date(START + 1_000).toISOString()
  const given = aConversation()
  const { readByThem } = sidesOf({ ...given, ...(given.participant_one === ana.id ? { read_at_two: read_at_one } : { read_at_one }) }, ana.id)
  function Said() {
    const { messages = [] } = useMessages(conversation.id) ?? {}
    return messages.map((message) => <MessageBubble key={message.id} message={message} author={null} isRead={message.created_at <= readByThem} />)
  }
  await showAs(ana, <Said />)
  const said = () => textsIn('article').map((text) => text?.match(/Lida|Enviada/)?.[0])
  await soon(said).toEqual(['Lida', 'Lida', 'Enviada'])
})

test('[PRODUCT 82] a message that has to wait for an answer stays in its field, which says so before', async () => {
  const send = () => get('button', texts.messages.input.send) as HTMLButtonElement
  const says = (count: number) => pageText().includes(texts.messages.unanswered(count, 'João')) ?? false
  await write(3, ana.id)
  await showAs(ana, <MessageComposer conversation={conversation} name="João" payment={{ onTyped: undefined }} onSent={() => undefined} />)
  await soon(() => says(3)).toBe(true)
  await type(get('textbox', texts.messages.input.label), 'Pode vir amanhã?')
  expect(send().disabled).toBe(true)
  await act(() => hold('proposals', aProposal({ project_id: conversation.project_id })))
  await soon(() => [says(3), send().disabled].join()).toBe('false,false')
  await write(17, ana.id, 3)
  await soon(() => [says(20), send().disabled].join()).toBe('true,true')
  await write(1, joao.id, 20)
  await soon(() => [says(20), send().disabled].join()).toBe('false,false')
  expect(typedIn(texts.messages.input.label)).toBe('Pode vir amanhã?')
})
