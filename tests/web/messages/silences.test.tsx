import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { silenceId } from '#domain/ids'
import { links, paths } from '#links'
import { texts } from '#texts'
import { SendPhone } from '../../../web/src/components/people/send-phone'
import { useConversations } from '../../../web/src/data/queries/conversations'
import { useProposalsOf } from '../../../web/src/data/queries/proposals'
import { useUnreadCount } from '../../../web/src/data/queries/unread-messages'
import { BlockedPeople } from '../../../web/src/features/account/settings/blocked-people'
import { ChatHeader } from '../../../web/src/features/messages/chat-header'
import { ConversationPage } from '../../../web/src/features/messages/conversation-page'
import { sidesOf } from '../../../web/src/features/messages/conversation-sides'
import { aConversation, aMessage, anAccount, ana, aProposal, aSilence, idOf, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, buttons, get, pageText, press, soon } from '../ui/mount'

vi.mock('../../../web/src/data/remote/use-asked-role', () => ({ useAskedRole: () => undefined }))

const { database, hold, showAs } = eachWithAccount()
const words = texts.messages

/** Chats in the list, their muted ones, the number beside the menu's entry, received proposals. */
function Heard() {
  const conversations = useConversations() ?? []
  const [unread, proposals] = [useUnreadCount(), useProposalsOf(idOf('reforma')) ?? []]
  const muted = conversations.filter(({ isMuted }) => isMuted)
  return <output>{[conversations.length, muted.length, unread, proposals.length].join()}</output>
}

test('[PRODUCT 93] muted: in the list and in no number; blocked: no chat and no proposal, until that is undone in Configurações', async () => {
  const { id, sender_id, content, created_at } = aMessage()
  const conversation = { ...aConversation(), waiting: false }
  await hold('messages', aMessage())
  await hold('conversations', aConversation({ last_message: { id, sender_id, content, created_at } }))
  await hold('proposals', aProposal())
  const content$ = (
    <>
      <Heard />
      <ChatHeader conversation={conversation} sides={sidesOf(conversation, ana.id)} phone="" />
      <BlockedPeople />
    </>
  )
  await showAs(ana, content$)
  const sees = (heard: string) => soon(() => document.querySelector('output')?.textContent).toBe(heard)
  const isMarked = () => pageText().includes(words.muted)
  const choose = async (entry: string) => {
    await press(get('button', words.more))
    await press(get('menuitem', entry))
  }
  await sees('1,0,1,1')
  await choose(words.mute)
  await sees('1,1,0,1')
  await soon(isMarked).toBe(true)
  await choose(words.unmute)
  await sees('1,0,1,1')
  expect(isMarked()).toBe(false)
  await choose(words.block.action(joao.full_name))
  await press(get('button', words.block.confirm))
  await sees('0,0,0,0')
  await press(get('button', words.block.unblockPerson(joao.full_name)))
  await sees('1,0,1,1')
  // Nothing of it has left the device yet.
  const rows = await database().outbox.find().exec()
  expect(rows.map(({ verb, state }) => [verb, state])).toEqual(
    ['mute_conversation', 'mute_conversation', 'block_person', 'block_person'].map((verb) => [verb, 'queued']),
  )
})

test('[PRODUCT 93] one’s phone goes into no chat that is hidden: the deal says first that its other side is blocked, and offers to unblock', async () => {
  await hold('users', anAccount({ phone: '19987654321' }))
  await hold('silences', aSilence({ id: silenceId(ana.id, joao.id), conversation_id: '' }))
  const dialog = <SendPhone isOpen onClose={() => undefined} conversationId={aConversation().id} personId={joao.id} person={joao.full_name} />
  await showAs(ana, dialog)
  await soon(pageText).toContain(words.block.blocked(joao.full_name))
  expect(buttons()).not.toContain(texts.deal.phone.confirm)
  await press(get('button', words.block.unblockPerson(joao.full_name)))
  await soon(buttons).toContain(texts.deal.phone.confirm)
})

test('[PRODUCT 93] the chat of a blocked person says so in its place, and unblocking brings it back', async () => {
  const { id } = aConversation()
  await hold('conversations', aConversation())
  await hold('silences', aSilence({ id: silenceId(ana.id, joao.id), conversation_id: '' }))
  const page = (
    <Routes>
      <Route path={paths.conversation} element={<ConversationPage />} />
    </Routes>
  )
  await showAs(ana, page, { at: links.conversation(id) })
  await soon(pageText).toContain(words.block.blocked(joao.full_name))
  expect(get('link', words.back).getAttribute('href')).toBe(links.messages())
  expect(all('textbox')).toEqual([])
  await press(get('button', words.block.unblockPerson(joao.full_name)))
  await soon(() => all('textbox').length).toBe(1)
})
