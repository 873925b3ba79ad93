import { expect, test } from 'vitest'
import { startConversation } from '#domain/commands/start-conversation'
import { conversationId } from '#domain/ids'
import { aConversation, ana, aProfile, aProject, aProposal, bia, changesOf, closedProject, idOf, joao, NOW, noticesOf, reads } from '../builders'

const args = { project_id: idOf('reforma'), provider_id: joao.id }
const id = conversationId(args.project_id, ana.id, joao.id)
const decide = (read: Parameters<typeof reads>[0] = {}, me = ana) =>
  startConversation.decide(reads({ projects: [aProject()], proposals: [aProposal()], ...read }), args, me, NOW, NOW)

test('the owner of an open project starts one with a proposer, and no one is notified', () => {
  expect(changesOf(decide())).toEqual([
    {
      op: 'create',
      collection: 'conversations',
      id,
      fields: {
        id,
        participant_one: ana.id,
        participant_two: joao.id,
        project_id: args.project_id,
        last_message_at: NOW,
        read_at_one: '',
        read_at_two: '',
        created_at: NOW,
      },
    },
  ])
  expect(noticesOf(decide())).toEqual([])
})

test('one that exists is left as it is, even after the project closed', () => {
  expect(changesOf(decide({ conversations: [aConversation()] }))).toEqual([])
  expect(changesOf(decide({ conversations: [aConversation()], projects: [aProject({ status: 'in_progress' })] }))).toEqual([])
})

test('[PRODUCT 18] only the owner starts one', () => {
  expect(decide({}, bia)).toEqual({ ok: false, code: 'not_yours' })
  expect(decide({}, joao)).toEqual({ ok: false, code: 'not_yours' })
  expect(decide({ projects: [closedProject] }, bia)).toEqual({ ok: false, code: 'not_yours' })
})

test('[PRODUCT 52] a provider without a proposal is invited: the conversation starts, and that provider alone is told', () => {
  const invited = decide({ proposals: [undefined], profiles: [aProfile()] })
  expect(changesOf(invited)).toEqual(changesOf(decide()))
  expect(noticesOf(invited)).toEqual([
    {
      kind: 'project_invitation',
      to: { user: joao.id },
      project: { id: args.project_id, title: 'Reforma de banheiro', client_id: ana.id },
      by: { id: ana.id, full_name: ana.full_name },
    },
  ])
})

test('[PRODUCT 52] who has no public card and did not propose cannot be addressed', () => {
  expect(decide({ proposals: [undefined] })).toEqual({ ok: false, code: 'conversation_not_allowed' })
})

test.each(['in_progress', 'completed'] as const)('none is started while the project is %s', (status) => {
  expect(decide({ projects: [aProject({ status })] })).toEqual({ ok: false, code: 'project_closed' })
})

test('a project that is gone starts none', () => {
  expect(decide({ projects: [undefined] })).toEqual({ ok: false, code: 'parent_missing' })
})

test('args without a provider are malformed', () => {
  expect(startConversation.parse({ project_id: args.project_id })).toBeUndefined()
})
