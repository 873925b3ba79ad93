import { describe, expect, test } from 'vitest'
import { create, remove, set } from '#domain/command'
import { confirmProposal } from '#domain/commands/confirm-proposal'
import { type ImproveProposal, improveProposal } from '#domain/commands/improve-proposal'
import { type SendProposal, sendProposal } from '#domain/commands/send-proposal'
import { withdrawProposal } from '#domain/commands/withdraw-proposal'
import type { Revision } from '#domain/documents'
import { LONG_TEXT } from '#domain/fields'
import { proposalId } from '#domain/ids'
import { isFromBefore } from '#domain/projects/proposal-life'
import { termsOf } from '#domain/projects/proposal-terms'
import {
  ana,
  aProject,
  aProposal,
  changesOf,
  EARLIER,
  idOf,
  joao,
  NOW,
  named,
  namedProject,
  nothingChanges,
  noticesOf,
  obras,
  reads,
} from '../builders'

describe('sending', () => {
  const args: SendProposal = { project_id: idOf('reforma'), edition: '', ...termsOf(aProposal()) }
  const id = proposalId(args.project_id, joao.id)
  const decide = (read: Parameters<typeof reads>[0] = { projects: [aProject()] }, me = joao, given = args) =>
    sendProposal.decide(reads(read), given, me, NOW, NOW)

  test.each([joao, obras])('$role proposes on an open project, and the owner is told who', (me) => {
    const decision = decide(undefined, me)
    const own = proposalId(args.project_id, me.id)
    const begun = { status: 'pending' as const, undone_by: '' as const, undone_reason: '', revisions: [], created_at: NOW, updated_at: NOW }
    const unquoted = { quote: null, valid_until: '', asked_until: '', deal: null, reference: null }
    expect(changesOf(decision)).toEqual([create('proposals', { id: own, provider_id: me.id, ...args, ...begun, ...unquoted })])
    const { amount } = args
    expect(noticesOf(decision)).toEqual([{ kind: 'proposal_received', to: { user: ana.id }, project: namedProject, by: named(me), amount }])
  })

  test.each(['service', 'products', 'both'] as const)('type %s is taken where the project lists products', (proposal_type) => {
    const project = aProject({ products: [{ name: 'Piso', quantity: '5 m²' }] })
    expect(changesOf(decide({ projects: [project] }, joao, { ...args, proposal_type }))).toMatchObject([{ fields: { proposal_type } }])
  })

  test('sent over a pending one it is an improvement that keeps the earlier terms', () => {
    const kept = { duration_days: 9, proposal_type: 'service' as const }
    const improved = { ...kept, amount: 3_900, cover_letter: 'Começo hoje.' }
    const revisions = [{ ...kept, amount: 4_350, cover_letter: 'Começo segunda.', at: EARLIER }]
    const decision = decide({ projects: [aProject()], proposals: [aProposal()] }, joao, { ...args, ...improved })
    expect(changesOf(decision)).toEqual([set('proposals', id, { ...improved, edition: '', revisions, updated_at: NOW })])
    expect(noticesOf(decision)).toMatchObject([{ kind: 'proposal_improved', to: { user: ana.id }, by: { id: joao.id } }])
  })

  test('sent over a pending one with the same terms it changes nothing and notifies no one', () => {
    expect(decide({ projects: [aProject()], proposals: [aProposal()] })).toEqual(nothingChanges)
  })
})

describe('improving', () => {
  const pending = aProposal()
  const args: ImproveProposal = { proposal_id: pending.id, project_id: idOf('reforma'), edition: '', amount: 3_900 }
  const decide = (given: Partial<ImproveProposal> = {}, read: Parameters<typeof reads>[0] = {}, me = joao) =>
    improveProposal.decide(reads({ projects: [aProject()], proposals: [pending], ...read }), { ...args, ...given }, me, NOW, NOW)

  const earlierTerms: Revision = { ...termsOf(pending), at: EARLIER }

  test('its provider improves a pending proposal; the earlier terms and their time are kept', () => {
    const decision = decide()
    expect(changesOf(decision)).toEqual([set('proposals', pending.id, { amount: 3_900, edition: '', revisions: [earlierTerms], updated_at: NOW })])
    expect(noticesOf(decision)).toEqual([{ kind: 'proposal_improved', to: { user: ana.id }, project: namedProject, by: named(joao), amount: 3_900 }])
  })

  test('of earlier terms with long letters only the newest are kept, whole: they travel with the proposal', () => {
    const long = Array.from({ length: 20 }, (_, index): Revision => ({ ...earlierTerms, amount: 5_000 + index, cover_letter: 'x'.repeat(LONG_TEXT) }))
    const [change] = changesOf(decide({}, { proposals: [aProposal({ revisions: long })] }))
    expect(change).toMatchObject({ fields: { revisions: [earlierTerms, ...long.slice(0, 3)] } })
    const [next] = changesOf(decide({}, { proposals: [aProposal({ cover_letter: 'y'.repeat(LONG_TEXT), revisions: long })] }))
    expect(next).toMatchObject({ fields: { revisions: [{ ...earlierTerms, cover_letter: 'y'.repeat(LONG_TEXT) }, ...long.slice(0, 3)] } })
  })

  test.each([{ amount: 4_350 }, { amount: undefined }, { amount: undefined, cover_letter: 'Começo segunda.' }])('%j is already so', (same) => {
    expect(decide(same)).toEqual(nothingChanges)
  })

  test('a term that is not given is left alone, so that an edit of another term by another device stands', () => {
    const fields = { duration_days: 5, edition: '', revisions: [earlierTerms], updated_at: NOW }
    expect(changesOf(decide({ amount: undefined, duration_days: 5 }))).toEqual([set('proposals', pending.id, fields)])
  })
})

describe('after an edit of the project', () => {
  const [first, second] = [idOf('primeira'), idOf('segunda')]
  const project = aProject({ edition: second })
  const { id: proposal_id, project_id, amount } = aProposal()
  const terms = termsOf(aProposal())
  const edited = (edition = first) => reads({ projects: [project], proposals: [aProposal({ edition })] })
  const confirm = (edition = second, read = edited()) => confirmProposal.decide(read, { proposal_id, project_id, edition }, joao, NOW, NOW)
  const improve = (edition: string, wanted: object, stored = first) =>
    improveProposal.decide(edited(stored), { proposal_id, project_id, edition, ...wanted }, joao, NOW, NOW)

  test('[PRODUCT 85] a proposal is from before until it is improved or confirmed, and the owner hears of both', () => {
    expect(isFromBefore(aProposal(), aProject())).toBe(false)
    expect(isFromBefore(aProposal(), project)).toBe(true)
    expect(isFromBefore(aProposal({ edition: second }), project)).toBe(false)
    expect(changesOf(improve(second, { amount: 900 }))).toMatchObject([{ fields: { amount: 900, edition: second } }])
    const decision = confirm()
    expect(changesOf(decision)).toEqual([set('proposals', proposal_id, { edition: second })])
    expect(noticesOf(decision)).toMatchObject([{ kind: 'proposal_confirmed', to: { user: ana.id }, by: { id: joao.id } }])
    // Reviewed with the project in sight, and sent as it was.
    expect(improve(second, { amount })).toEqual(decision)
    expect(sendProposal.decide(edited(), { project_id, edition: second, ...terms }, joao, NOW, NOW)).toEqual(decision)
  })

  test('[PRODUCT 85] one that was written over an earlier text is from before, whenever it arrives, and takes nothing back', () => {
    const late = sendProposal.decide(reads({ projects: [project] }), { project_id, edition: first, ...terms }, joao, NOW, NOW)
    expect(changesOf(late)).toMatchObject([{ fields: { edition: first } }])
    expect(changesOf(improve('', { amount: 900 }))).toMatchObject([{ fields: { edition: '' } }])
    expect(changesOf(improve(first, { amount }, second))).toEqual([])
  })

  test('[PRODUCT 85] what is confirmed changes nothing; over a newer edit, or with products that are no longer listed, it is refused', () => {
    expect(changesOf(confirm(second, edited(second)))).toEqual([])
    expect(confirm(first)).toEqual({ ok: false, code: 'project_changed' })
    const both = reads({ projects: [project], proposals: [aProposal({ edition: first, proposal_type: 'both' })] })
    const refused = { ok: false, code: 'proposal_type_not_offered' }
    expect(confirm(second, both)).toEqual(refused)
    // Nor does another price make them listed.
    expect(improveProposal.decide(both, { proposal_id, project_id, edition: second, amount: 900 }, joao, NOW, NOW)).toEqual(refused)
  })
})

describe('withdrawing', () => {
  const args = { proposal_id: aProposal().id, ...termsOf(aProposal()) }
  const decide = (proposal: ReturnType<typeof aProposal> | undefined, me = joao) =>
    withdrawProposal.decide(reads({ proposals: [proposal] }), args, me, NOW, NOW)

  test('[PRODUCT 13] its provider withdraws a pending proposal, and no one is notified', () => {
    const decision = decide(aProposal())
    expect(changesOf(decision)).toEqual([remove('proposals', args.proposal_id)])
    expect(noticesOf(decision)).toEqual([])
  })

  test('withdrawing what is gone changes nothing', () => {
    expect(changesOf(decide(undefined))).toEqual([])
  })
})
