import { describe, expect, test } from 'vitest'
import { type Actor, remove, set } from '#domain/command'
import { commands, type Verb } from '#domain/commands'
import type { Proposal } from '#domain/documents'
import { seenTermsOf } from '#domain/projects/proposal-terms'
import { ana, aProject, aProposal, bia, changesOf, idOf, joao, LATER, NOW, nothingChanges, reads } from '../../builders'
import { begun, deal, floor, project, proposal } from './running-work'

describe('a deal that is another one by now, or over', () => {
  const steps: [Verb, Actor, Record<string, unknown>][] = [
    ['mark_stage', ana, { stage_id: floor, mark: 'paid', is_on: true, amount: 2_000 }],
    ['propose_change', ana, { change_id: idOf('porta'), text: 'Porta', amount: 0, days: 0 }],
    ['answer_change', ana, { change_id: idOf('porta'), answer: 'accepted' }],
    ['hand_over', joao, { step: 'handed' }],
  ]
  const given = (verb: Verb, me: Actor, args: Record<string, unknown>, read: Parameters<typeof reads>[0]) =>
    commands[verb].prepare({ ...deal, ...args })?.decide(reads(read), me, NOW, NOW)

  test.each(steps)('[PRODUCT 120] %s is refused, as a late one of an undone deal', (verb, me, args) => {
    const undone = aProject()
    const anew = { ...project, accepted_at: LATER }
    for (const seen of [undone, anew]) {
      expect(given(verb, me, args, { projects: [seen], proposals: [proposal] })).toEqual({ ok: false, code: 'deal_missing' })
    }
    expect(given(verb, me, args, { projects: [undefined], proposals: [proposal] })).toEqual({ ok: false, code: 'parent_missing' })
    expect(given(verb, bia, args, { projects: [project], proposals: [undefined] })).toEqual({ ok: false, code: 'not_yours' })
    expect(given(verb, ana, args, { projects: [project], proposals: [undefined] })).toEqual({ ok: false, code: 'proposal_missing' })
    const over = given(verb, me, args, { projects: [{ ...project, status: 'completed' }], proposals: [proposal] })
    expect(over?.ok).toBe(verb === 'mark_stage')
  })
})

test('[PRODUCT 120] a proposal that was made anew after its deal keeps that when it is withdrawn', () => {
  const anew = aProposal({ deal: begun })
  const withdrawn = commands.withdraw_proposal.prepare({ proposal_id: anew.id, ...seenTermsOf(anew) })
  const decision = (of: Proposal) => changesOf(withdrawn?.decide(reads({ proposals: [of] }), joao, NOW, NOW) ?? nothingChanges)
  expect(decision(anew)).toEqual([set('proposals', anew.id, { status: 'rejected', undone_by: 'provider' })])
  expect(decision({ ...anew, deal: null })).toEqual([remove('proposals', anew.id)])
})
