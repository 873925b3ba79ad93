import { expect, test } from 'vitest'
import { type ImproveProposal, improveProposal } from '#domain/commands/improve-proposal'
import type { Revision } from '#domain/documents'
import { LONG_TEXT } from '#domain/fields'
import { ana, aProject, aProposal, changesOf, closedProject, EARLIER, idOf, joao, NOW, noticesOf, obras, reads } from '../builders'

const pending = aProposal()
const args: ImproveProposal = { proposal_id: pending.id, project_id: idOf('reforma'), amount: 3_900 }
const decide = (given: Partial<ImproveProposal> = {}, read: Parameters<typeof reads>[0] = {}, me = joao) =>
  improveProposal.decide(reads({ projects: [aProject()], proposals: [pending], ...read }), { ...args, ...given }, me, NOW, NOW)

const earlierTerms: Revision = { amount: 4_350, duration_days: 9, proposal_type: 'service', cover_letter: 'Começo segunda.', at: EARLIER }

test('its provider improves a pending proposal; the earlier terms and their time are kept', () => {
  const decision = decide()
  expect(changesOf(decision)).toEqual([
    {
      op: 'set',
      collection: 'proposals',
      id: pending.id,
      fields: { amount: 3_900, revisions: [earlierTerms], updated_at: NOW },
    },
  ])
  expect(noticesOf(decision)).toEqual([
    {
      kind: 'proposal_improved',
      to: { user: ana.id },
      project: { id: args.project_id, title: 'Reforma de banheiro', client_id: ana.id },
      by: { id: joao.id, full_name: joao.full_name },
    },
  ])
})

test('the newest earlier terms come first', () => {
  const oldest: Revision = { ...earlierTerms, amount: 5_000, at: '2026-11-19T09:00:00.000Z' }
  expect(changesOf(decide({}, { proposals: [aProposal({ revisions: [oldest] })] }))).toMatchObject([
    { fields: { revisions: [earlierTerms, oldest] } },
  ])
})

test('no more than 20 earlier terms are kept', () => {
  const revisions = Array.from({ length: 20 }, (_, index) => ({ ...earlierTerms, amount: 5_000 + index }))
  const [change] = changesOf(decide({}, { proposals: [aProposal({ revisions })] }))
  expect(change).toMatchObject({ fields: { revisions: [earlierTerms, ...revisions.slice(0, 19)] } })
})

test('of earlier terms with long letters only the newest are kept, whole: they travel with the proposal', () => {
  const long = Array.from({ length: 20 }, (_, index): Revision => ({ ...earlierTerms, amount: 5_000 + index, cover_letter: 'x'.repeat(LONG_TEXT) }))
  const [change] = changesOf(decide({}, { proposals: [aProposal({ revisions: long })] }))
  expect(change).toMatchObject({ fields: { revisions: [earlierTerms, ...long.slice(0, 3)] } })
  const [next] = changesOf(decide({}, { proposals: [aProposal({ cover_letter: 'y'.repeat(LONG_TEXT), revisions: long })] }))
  expect(next).toMatchObject({ fields: { revisions: [{ ...earlierTerms, cover_letter: 'y'.repeat(LONG_TEXT) }, ...long.slice(0, 3)] } })
})

test.each([{ amount: 4_350 }, { amount: undefined }, { amount: undefined, cover_letter: 'Começo segunda.' }])('%j is already so', (same) => {
  expect(changesOf(decide(same))).toEqual([])
  expect(noticesOf(decide(same))).toEqual([])
})

test('a term that is not given is left alone, so that an edit of another term by another device stands', () => {
  expect(changesOf(decide({ amount: undefined, duration_days: 5 }))).toEqual([
    { op: 'set', collection: 'proposals', id: pending.id, fields: { duration_days: 5, revisions: [earlierTerms], updated_at: NOW } },
  ])
})

test('it never creates a proposal', () => {
  expect(decide({}, { proposals: [undefined] })).toEqual({ ok: false, code: 'proposal_missing' })
})

test('a proposal on another project is not found', () => {
  expect(decide({}, { proposals: [aProposal({ project_id: idOf('muro') })] })).toEqual({ ok: false, code: 'proposal_missing' })
})

test.each([ana, obras])("$full_name cannot improve another provider's proposal", (me) => {
  expect(decide({}, {}, me)).toEqual({ ok: false, code: 'not_yours' })
})

test.each(['accepted', 'rejected'] as const)('an %s proposal does not change', (status) => {
  expect(decide({}, { proposals: [aProposal({ status })] })).toEqual({ ok: false, code: 'proposal_already_answered' })
})

test('nothing improves once the project is closed or gone', () => {
  expect(decide({}, { projects: [closedProject] })).toEqual({ ok: false, code: 'project_closed' })
  expect(decide({}, { projects: [undefined] })).toEqual({ ok: false, code: 'parent_missing' })
})

test('[PRODUCT 26] a type that the project does not admit is refused', () => {
  expect(decide({ proposal_type: 'both' })).toEqual({ ok: false, code: 'proposal_type_not_offered' })
})

test('an amount of 0 is malformed', () => {
  expect(improveProposal.parse({ ...args, amount: 0 })).toBeUndefined()
})
