import { act } from 'react'
import { expect, test } from 'vitest'
import { texts } from '#texts'
import { useConversations, useUnreadCount } from '../../../web/src/data/queries/conversations'
import { useProposalsOf } from '../../../web/src/data/queries/proposals'
import { BlockedPeople } from '../../../web/src/features/account/settings/blocked-people'
import { ChatMenu } from '../../../web/src/features/messages/chat-menu'
import { aConversation, aMessage, aProposal, idOf, joao } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { get, mount, press } from '../ui/mount'

const database = eachWithDatabase()
const words = texts.messages

/** Chats in the list, their muted ones, the number beside the menu's entry, received proposals. */
function Heard() {
  const conversations = useConversations() ?? []
  const [unread, proposals] = [useUnreadCount(), useProposalsOf(idOf('reforma')) ?? []]
  const muted = conversations.filter(({ isMuted }) => isMuted)
  return <output>{[conversations.length, muted.length, unread, proposals.length].join()}</output>
}

test('[PRODUCT 93] muted: in the list and in no number; blocked: no chat and no proposal, until that is undone in Configurações', async () => {
  const { id, conversation_id, sender_id, content, created_at } = aMessage()
  await database().messages.insert({ ...aMessage(), newest: 0 })
  await database().conversations.insert({ ...aConversation({ last_message: { id, sender_id, content, created_at } }), newest: 0 })
  await database().proposals.insert({ ...aProposal(), newest: 0 })
  const content$ = (
    <>
      <Heard />
      <ChatMenu conversationId={conversation_id} personId={joao.id} name={joao.full_name} />
      <BlockedPeople />
    </>
  )
  await mount(inAccount(standInAccount(database()), content$))
  const sees = (heard: string) => expect.poll(() => act(async () => document.querySelector('output')?.textContent)).toBe(heard)
  const choose = async (entry: string) => {
    await press(get('button', words.more))
    await press(get('menuitem', entry))
  }
  await sees('1,0,1,1')
  await choose(words.mute)
  await sees('1,1,0,1')
  await choose(words.unmute)
  await sees('1,0,1,1')
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
