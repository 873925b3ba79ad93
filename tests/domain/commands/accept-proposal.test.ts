import { expect, test } from 'vitest'
import { acceptanceOf, acceptProposal } from '#domain/commands/accept-proposal'
import { conversationId } from '#domain/ids'
import { ana, aProject, aProposal, bia, changesOf, closedProject, idOf, joao, NOW, noticesOf, reads } from '../builders'

const chosen = aProposal()
const args = acceptanceOf(chosen)
const decide = (read: Parameters<typeof reads>[0] = {}, me = ana) =>
  acceptProposal.decide(reads({ projects: [aProject()], proposals: [chosen], ...read }), args, me, NOW, NOW)

test('the owner chooses one: the project starts, the others are refused, the two can talk', () => {
  expect(changesOf(decide())).toEqual([
    { op: 'set', collection: 'projects', id: args.project_id, fields: { status: 'in_progress', accepted_proposal_id: chosen.id, accepted_at: NOW } },
    { op: 'set', collection: 'proposals', id: chosen.id, fields: { status: 'accepted' } },
    {
      op: 'set_all',
      collection: 'proposals',
      where: { project_id: args.project_id, status: 'pending' },
      except: chosen.id,
      fields: { status: 'rejected' },
    },
    {
      op: 'ensure',
      collection: 'conversations',
      id: conversationId(args.project_id, ana.id, joao.id),
      fields: {
        id: conversationId(args.project_id, ana.id, joao.id),
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
})

test('the provider, the owner and the others are told; only the owner learns a name', () => {
  const project = { id: args.project_id, title: 'Reforma de banheiro', client_id: ana.id }
  expect(noticesOf(decide())).toEqual([
    { kind: 'proposal_accepted', to: { user: joao.id }, project },
    { kind: 'project_started', to: { user: ana.id }, project, by: { id: joao.id, full_name: joao.full_name } },
    { kind: 'proposal_rejected', to: { proposersOf: args.project_id, except: joao.id }, project },
  ])
})

test.each(['in_progress', 'completed'] as const)('accepting the same one again while %s changes nothing', (status) => {
  const again = decide({ projects: [aProject({ status, accepted_proposal_id: chosen.id })], proposals: [aProposal({ status: 'accepted' })] })
  expect(changesOf(again)).toEqual([])
  expect(noticesOf(again)).toEqual([])
})

test('once another is chosen, the project is closed', () => {
  const read = {
    projects: [aProject({ status: 'in_progress', accepted_proposal_id: idOf('outra') })],
    proposals: [aProposal({ status: 'rejected' })],
  }
  expect(decide(read)).toEqual({ ok: false, code: 'project_closed' })
})

test('only the owner accepts', () => {
  expect(decide({}, bia)).toEqual({ ok: false, code: 'not_yours' })
  expect(decide({}, joao)).toEqual({ ok: false, code: 'not_yours' })
  expect(decide({ projects: [closedProject] }, bia)).toEqual({ ok: false, code: 'not_yours' })
})

test('what is gone is not accepted', () => {
  expect(decide({ projects: [undefined] })).toEqual({ ok: false, code: 'parent_missing' })
  expect(decide({ proposals: [undefined] })).toEqual({ ok: false, code: 'proposal_missing' })
  expect(decide({ proposals: [aProposal({ project_id: idOf('muro') })] })).toEqual({ ok: false, code: 'proposal_missing' })
})

test('a proposal that is not pending is not accepted', () => {
  expect(decide({ proposals: [aProposal({ status: 'rejected' })] })).toEqual({ ok: false, code: 'proposal_already_answered' })
})

test('what the owner saw are all four terms', () => {
  const seen = { amount: 4_350, duration_days: 9, proposal_type: 'service', cover_letter: 'Começo segunda.' }
  expect(args).toEqual({ project_id: idOf('reforma'), proposal_id: chosen.id, ...seen })
})

const changes = [
  { amount: 4_350.01 },
  { duration_days: 10 },
  { proposal_type: 'both' as const },
  { cover_letter: 'Começo segunda. Material à parte.' },
]

test.each(changes)('a proposal improved to %j since the owner saw it is not accepted unseen', (improved) => {
  expect(decide({ proposals: [aProposal(improved)] })).toEqual({ ok: false, code: 'proposal_changed' })
})

test('the same terms are accepted whenever they were put in force: a restored server may have got them again', () => {
  expect(
    decide({ proposals: [aProposal({ updated_at: NOW, revisions: [{ ...args, at: NOW, proposal_type: 'both', cover_letter: 'Antes.' }] })] }).ok,
  ).toBe(true)
})

test('a letter is compared as it stands in the document, spaces around it and all', () => {
  const spaced = aProposal({ cover_letter: ' Começo segunda.\n' })
  const parsed = acceptProposal.parse(acceptanceOf(spaced))
  expect(parsed && acceptProposal.decide(reads({ projects: [aProject()], proposals: [spaced] }), parsed, ana, NOW, NOW).ok).toBe(true)
})

test('args without the terms that the owner saw are malformed', () => {
  expect(acceptProposal.parse({ project_id: args.project_id, proposal_id: chosen.id })).toBeUndefined()
})
