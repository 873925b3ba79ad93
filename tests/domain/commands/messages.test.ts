import { describe, expect, test } from 'vitest'
import { accept, advance, create, remove, set } from '#domain/command'
import { blockPerson } from '#domain/commands/block-person'
import { declineInvitation } from '#domain/commands/decline-invitation'
import { muteConversation } from '#domain/commands/mute-conversation'
import { MAX_MESSAGE, sendMessage } from '#domain/commands/send-message'
import { startConversation } from '#domain/commands/start-conversation'
import { silenceId } from '#domain/ids'
import {
  aConversation,
  aMessage,
  ana,
  aProfile,
  aProject,
  aProposal,
  aSilence,
  begunConversation,
  changesOf,
  EARLIER,
  idOf,
  joao,
  LATER,
  NOW,
  named,
  namedProject,
  nothingChanges,
  noticesOf,
  obras,
  reads,
} from '../builders'

describe('a message', () => {
  const args = { message_id: idOf('resposta'), conversation_id: idOf('conversa'), content: 'Fechado!' }
  const decide = (read: Parameters<typeof reads>[0] = {}, me = ana, at = NOW) =>
    sendMessage.decide(reads({ conversations: [aConversation()], ...read }), args, me, NOW, at)

  test.each([ana, joao])('$full_name writes to the conversation', (me) => {
    const decision = decide({}, me)
    const { message_id: id, conversation_id, content } = args
    expect(changesOf(decision)).toEqual([
      create('messages', { id, conversation_id, sender_id: me.id, content, sent_at: NOW, created_at: NOW }),
      advance('conversations', conversation_id, { last_message_at: NOW }),
    ])
    expect(noticesOf(decision)).toEqual([])
  })

  test('messages are ordered strictly, even when the clock stands still or goes back', () => {
    expect(changesOf(decide({ conversations: [aConversation({ last_message_at: LATER })] }))).toMatchObject([
      { fields: { created_at: '2026-11-20T18:00:00.001Z' } },
      { fields: { last_message_at: '2026-11-20T18:00:00.001Z' } },
    ])
  })

  test("the sender's clock is shown as it is, but never ahead of the server's", () => {
    expect(changesOf(decide({}, ana, EARLIER))).toMatchObject([{ fields: { sent_at: EARLIER, created_at: NOW } }, {}])
    expect(changesOf(decide({}, ana, LATER))).toMatchObject([{ fields: { sent_at: NOW, created_at: NOW } }, {}])
  })

  test('[PRODUCT 18] a message never changes once it is sent', () => {
    expect(changesOf(decide({ messages: [aMessage({ id: args.message_id, sender_id: ana.id, content: 'Outro texto' })] }))).toEqual([])
    expect(decide({ messages: [aMessage({ id: args.message_id, sender_id: joao.id })] })).toEqual({ ok: false, code: 'malformed' })
  })

  test('[PRODUCT 71] a message has 1 to 4,000 characters besides the spaces around it', () => {
    expect(sendMessage.parse({ ...args, content: '  Fechado!\n' })).toEqual(args)
    expect(sendMessage.parse({ ...args, content: 'x'.repeat(MAX_MESSAGE) })).toBeDefined()
    expect(sendMessage.parse({ ...args, content: 'x'.repeat(4_001) })).toBeUndefined()
    expect(sendMessage.parse({ ...args, content: ' \n\t' })).toBeUndefined()
  })
})

describe('a conversation', () => {
  const args = { project_id: idOf('reforma'), provider_id: joao.id }
  const decide = (read: Parameters<typeof reads>[0] = {}, me = ana) =>
    startConversation.decide(reads({ projects: [aProject()], proposals: [aProposal()], ...read }), args, me, NOW, NOW)

  test('the owner of an open project starts one with a proposer, and no one is notified', () => {
    expect(changesOf(decide())).toEqual([create('conversations', begunConversation)])
    expect(noticesOf(decide())).toEqual([])
  })

  test('one that exists is left as it is, even after the project closed', () => {
    expect(changesOf(decide({ conversations: [aConversation()] }))).toEqual([])
    expect(changesOf(decide({ conversations: [aConversation()], projects: [aProject({ status: 'in_progress' })] }))).toEqual([])
  })

  test('[PRODUCT 52] a provider without a proposal is invited: the conversation starts, and that provider alone is told', () => {
    const invited = decide({ proposals: [undefined], profiles: [aProfile()] })
    expect(changesOf(invited)).toEqual(changesOf(decide()))
    expect(noticesOf(invited)).toEqual([{ kind: 'project_invitation', to: { user: joao.id }, project: namedProject, by: named(ana) }])
  })
})

describe('an invitation', () => {
  const args = { conversation_id: idOf('conversa'), project_id: idOf('reforma') }
  const declined = (conversation: Partial<Parameters<typeof aConversation>[0]> = {}) =>
    declineInvitation.decide(reads({ conversations: [aConversation(conversation)], proposals: [undefined] }), args, joao, NOW, NOW)

  test('[PRODUCT 89] is declined by the invited provider, once, and the client is told', () => {
    expect(changesOf(declined())).toEqual([set('conversations', args.conversation_id, { declined_at: NOW })])
    expect(noticesOf(declined())).toEqual([{ kind: 'invitation_declined', to: { user: ana.id }, project: namedProject, by: named(joao) }])
    expect(declined({ declined_at: EARLIER })).toEqual(nothingChanges)
  })
})

describe('a silence', () => {
  const mute = (read: Parameters<typeof reads>[0], is_muted = true, me = ana) =>
    muteConversation.decide(reads(read), { conversation_id: idOf('conversa'), is_muted }, me, NOW, NOW)
  const block = (read: Parameters<typeof reads>[0], args = {}, me = ana) =>
    blockPerson.decide(reads(read), { person_id: joao.id, conversation_id: '', is_blocked: true, ...args }, me, NOW, NOW)
  const silence = { user_id: ana.id, person_id: joao.id, created_at: NOW }
  const muted = aSilence()
  const blocked = aSilence({ id: silenceId(ana.id, joao.id), conversation_id: '' })
  const met = { conversations: [aConversation()] }
  const missing = { ok: false, code: 'conversation_missing' }
  const made = (id: string, conversation_id: string) => accept([create('silences', { ...silence, id, conversation_id })])
  const ended = ({ id }: { id: string }) => accept([remove('silences', id)])

  test.each([
    ["a conversation of one's own is muted", mute(met), made(muted.id, muted.conversation_id)],
    ['a muted one is so already', mute({ ...met, silences: [muted] }), nothingChanges],
    ['it tells again', mute({ ...met, silences: [muted] }, false), ended(muted)],
    ['one that was not muted is so already', mute(met, false), nothingChanges],
    ['a conversation of others is not muted', mute(met, true, obras), missing],
    ['nor one that is gone', mute({ conversations: [undefined] }), missing],
    ['a person is blocked in a conversation', block(met), made(blocked.id, '')],
    ['a provider is blocked on their card', block({ profiles: [aProfile()] }), made(blocked.id, '')],
    ['a blocked one is so already', block({ ...met, silences: [blocked] }), nothingChanges],
    ['a block ends, whoever is left', block({ silences: [blocked] }, { is_blocked: false }), ended(blocked)],
    ['no one blocks themselves', block(met, { person_id: ana.id }), { ok: false, code: 'malformed' }],
    ['nor whom they have not met', block({ conversations: [aConversation({ participant_two: obras.id })] }), missing],
  ])('[PRODUCT 93] %s', (_, decision, expected) => expect(decision).toEqual(expected))
})
