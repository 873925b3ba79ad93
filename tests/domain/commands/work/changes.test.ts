import { describe, expect, test } from 'vitest'
import { type Actor, set } from '#domain/command'
import { type ArgsOf, commands } from '#domain/commands'
import { agreedDays, agreedPrice, type DealChange, type DealStage, dealOf, type Side, stageName } from '#domain/projects/deal'
import { changeDigest } from '#domain/projects/deal-changes'
import { ana, aProposal, changesOf, EARLIER, idOf, joao, NOW, named, namedProject, nothingChanges, noticesOf } from '../../builders'
import type { DealWorld } from '../decide-on-deal'
import { at, begun, deal, decide, decided, end, mark, project, proposal, start } from './running-work'

describe('changes', () => {
  const change_id = idOf('porta')
  const propose = (world: DealWorld, me: Actor, what: Partial<ArgsOf<'propose_change'>> = {}) =>
    decide(world, me, 'propose_change', { change_id, text: 'Porta de correr', amount: 500, days: 2, ...what })
  const answer = (world: DealWorld, me: Actor, given: ArgsOf<'answer_change'>['answer']) =>
    decide(world, me, 'answer_change', { change_id, answer: given })
  const proposed = (what: Partial<ArgsOf<'propose_change'>> = {}, by: Actor = joao) => decided(start, propose(start, by, what))
  const accepted = (what: Partial<ArgsOf<'propose_change'>>) => {
    const world = decided(proposed(what), answer(proposed(what), ana, 'accepted'))
    return { of: dealOf(world.proposal, world.project), world }
  }

  test.each([
    [ana, joao, 'owner'],
    [joao, ana, 'provider'],
  ] as const)('[PRODUCT 122] either side proposes one, which counts for nothing until the other accepts it', (me, other, by) => {
    const decision = propose(start, me)
    const change: DealChange = { id: change_id, by, text: 'Porta de correr', amount: 500, days: 2, at: NOW, answer: '', answered_at: '' }
    expect(changesOf(decision)).toEqual([set('proposals', proposal.id, { deal: { ...begun, changes: [change] } })])
    expect(noticesOf(decision)).toEqual([{ kind: 'change_proposed', to: { user: other.id }, project: namedProject, by: named(me) }])
    const of = dealOf(decided(start, decision).proposal, project)
    expect([agreedPrice(proposal, of), agreedDays(proposal, of)]).toEqual([4_350, 9])
    expect(answer(decided(start, decision), me, 'accepted')).toEqual({ ok: false, code: 'not_yours' })
    expect(propose(decided(start, decision), me)).toEqual(nothingChanges)
  })

  test('[PRODUCT 122] accepted, what is added is a stage of its own', () => {
    const { of } = accepted({})
    expect([agreedPrice(proposal, of), agreedDays(proposal, of)]).toEqual([4_850, 11])
    expect(of.stages.at(-1)).toMatchObject({ id: change_id, name: '', amount: 500, done_at: '' })
    expect(stageName(of, of.stages.at(-1) as DealStage)).toBe('Porta de correr')
    const { of: long } = accepted({ text: 'Porta de correr no lugar da comum,\ncom trilho aparente e puxador novo' })
    expect(stageName(long, long.stages.at(-1) as DealStage)).toBe('Porta de correr no lugar da comum, com trilho aparente e pu…')
  })

  test('[PRODUCT 122] accepted, what is taken away goes from the last stages that are not paid', () => {
    const { of } = accepted({ amount: -1_500, days: -20 })
    expect(of.stages.map(({ amount }) => amount)).toEqual([1_350, 1_500, 0])
    expect([agreedPrice(proposal, of), agreedDays(proposal, of)]).toEqual([2_850, 1])
    expect(end).toBe(of.stages[2]?.id)
  })

  test('[PRODUCT 122] takes no more away than what is still to be paid, when it is proposed and when it is answered', () => {
    expect(propose(start, ana, { amount: -4_350.01 })).toEqual({ ok: false, code: 'change_exceeds_due' })
    const world = proposed({ amount: -2_500 })
    const paid = decided(world, mark(world, ana, { mark: 'paid' }))
    expect(answer(paid, ana, 'accepted')).toEqual({ ok: false, code: 'change_exceeds_due' })
    expect(answer(paid, ana, 'declined').ok).toBe(true)
  })

  test('[PRODUCT 122] is answered once, or withdrawn by who proposed it while it waits', () => {
    const declined = answer(proposed(), ana, 'declined')
    expect(noticesOf(declined)).toMatchObject([{ kind: 'change_answered', to: { user: joao.id }, answer: 'declined' }])
    const world = decided(proposed(), declined)
    expect(answer(world, ana, 'declined')).toEqual(nothingChanges)
    expect(answer(world, ana, 'accepted')).toEqual({ ok: false, code: 'change_answered' })
    expect(answer(world, joao, 'withdrawn')).toEqual({ ok: false, code: 'change_answered' })
    expect(answer(proposed(), ana, 'withdrawn')).toEqual({ ok: false, code: 'not_yours' })
    const withdrawn = answer(proposed(), joao, 'withdrawn')
    expect(noticesOf(withdrawn)).toEqual([])
    expect(decided(proposed(), withdrawn).proposal.deal?.changes).toMatchObject([{ answer: 'withdrawn', answered_at: NOW }])
    expect(answer(start, ana, 'declined')).toEqual({ ok: false, code: 'change_missing' })
  })

  test.each([{ text: ' ' }, { text: 'x'.repeat(501) }, { amount: 0.001 }, { days: 1.5 }, { days: 4_000 }, { change_id: '../x' }])(
    '[PRODUCT 122] %j is none',
    (wrong) => {
      const given = { ...deal, change_id, text: 'Porta', amount: 0, days: 0, ...wrong }
      expect(commands.propose_change.parse(given)).toBeUndefined()
    },
  )
})

const porta: DealChange = {
  ...{ id: idOf('porta'), by: 'provider', text: 'Porta de correr', amount: 500, days: 2, at: EARLIER, answer: '', answered_at: '' },
}

describe('an answer to a change', () => {
  const answer = (changes: DealChange[], me: Actor, given: ArgsOf<'answer_change'>['answer'], seen?: DealChange) =>
    decide(at({ changes }), me, 'answer_change', { change_id: porta.id, answer: given, ...(seen && { change_digest: changeDigest(seen) }) })

  test.each([{ text: 'Porta de abrir' }, { amount: 5_000 }, { amount: 500.01 }, { days: 20 }])(
    '[PRODUCT 122] is given to the terms that were seen, and to no others under the same id: %j',
    (other) => {
      const now = [{ ...porta, ...other }]
      for (const given of ['accepted', 'declined'] as const) expect(answer(now, ana, given, porta)).toEqual({ ok: false, code: 'change_differs' })
      expect(answer(now, joao, 'withdrawn', porta)).toEqual({ ok: false, code: 'change_differs' })
      expect(answer([porta], ana, 'accepted', porta).ok).toBe(true)
      expect(answer([porta], joao, 'withdrawn', porta).ok).toBe(true)
    },
  )

  test('[PRODUCT 122] does not pass for one that was given to other terms', () => {
    const accepted: DealChange = { ...porta, amount: 5_000, answer: 'accepted', answered_at: NOW }
    expect(answer([accepted], ana, 'accepted', porta)).toEqual({ ok: false, code: 'change_differs' })
    expect(answer([accepted], ana, 'accepted', { ...porta, amount: 5_000 })).toEqual(nothingChanges)
  })

  test('[PRODUCT 122] that names no terms is one to the change as it is', () => {
    expect(answer([porta], ana, 'accepted').ok).toBe(true)
  })
})

describe('the changes of a side', () => {
  const many = (by: Side, count: number, answer: DealChange['answer']): DealChange[] =>
    Array.from({ length: count }, (_, index) => ({ ...porta, id: idOf(`${by}${index}`), by, answer, answered_at: answer && EARLIER }))
  const propose = (me: Actor, ...changes: DealChange[][]) =>
    decide(at({ changes: changes.flat() }), me, 'propose_change', { change_id: idOf('nova'), text: 'Tinta', amount: 0, days: 0 })
  const tooMany = { ok: false, code: 'too_many_changes' }

  test.each([
    ['owner', ana, joao],
    ['provider', joao, ana],
  ] as const)('[PRODUCT 122] are 10 in all and 3 that wait, whatever the other side proposed: %s', (by, me, other) => {
    expect(propose(me, many(by, 3, ''))).toEqual(tooMany)
    expect(propose(other, many(by, 3, '')).ok).toBe(true)
    expect(propose(me, many(by, 2, '')).ok).toBe(true)
    for (const answer of ['declined', 'withdrawn', 'accepted'] as const) {
      expect(propose(me, many(by, 10, answer))).toEqual(tooMany)
      expect(propose(other, many(by, 10, answer)).ok).toBe(true)
    }
    expect(propose(me, many(by, 9, 'declined')).ok).toBe(true)
  })
})

test('[PRODUCT 122] a change under the id of a stage is none', () => {
  const whole = aProposal({ status: 'accepted' })
  const [only] = dealOf(whole, project).stages
  const decision = decide({ proposal: whole, project }, joao, 'propose_change', { change_id: only?.id ?? '', text: 'Meu preço', amount: 0, days: 0 })
  expect(decision).toEqual({ ok: false, code: 'malformed' })
})
