import { describe, expect, test } from 'vitest'
import type { Actor } from '#domain/command'
import { type ArgsOf, commands } from '#domain/commands'
import { type Deal, type DealChange, dealOf, type Side } from '#domain/projects/deal'
import { changeDigest } from '#domain/projects/deal-changes'
import { takenBack } from '#domain/projects/stage-marks'
import { ana, aProject, aProposal, aQuote, changesOf, EARLIER, idOf, joao, LATER, NOW, nothingChanges, reads } from '../../builders'

const stages = [
  { name: 'Entrada', amount: 1_350 },
  { name: 'No fim', amount: 3_000 },
]
const project = aProject({ status: 'in_progress', accepted_proposal_id: aProposal().id, accepted_at: EARLIER })
const begun = dealOf(aProposal({ quote: aQuote({ stages }) }), project)
const named = { project_id: project.id, proposal_id: aProposal().id, accepted_at: EARLIER }

type Verb = 'mark_stage' | 'propose_change' | 'answer_change' | 'hand_over'

function decide<V extends Verb>(deal: Partial<Deal>, me: Actor, verb: V, args: Omit<ArgsOf<V>, keyof typeof named>) {
  const prepared = commands[verb].prepare({ ...named, ...args })
  if (!prepared) throw new Error(`malformed ${verb}`)
  const proposal = aProposal({ status: 'accepted', deal: { ...begun, ...deal } })
  return prepared.decide(reads({ projects: [project], proposals: [proposal] }), me, LATER, LATER)
}

const porta: DealChange = {
  ...{ id: idOf('porta'), by: 'provider', text: 'Porta de correr', amount: 500, days: 2, at: EARLIER, answer: '', answered_at: '' },
}

describe('an answer to a change', () => {
  const answer = (changes: DealChange[], me: Actor, given: ArgsOf<'answer_change'>['answer'], seen?: DealChange) =>
    decide({ changes }, me, 'answer_change', { change_id: porta.id, answer: given, ...(seen && { change_digest: changeDigest(seen) }) })

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
    decide({ changes: changes.flat() }, me, 'propose_change', { change_id: idOf('nova'), text: 'Tinta', amount: 0, days: 0 })
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

describe('a ready stage', () => {
  const [entry, end] = begun.stages
  const back = (stage: Deal['stages'][number] | undefined) => {
    const deal = { stages: begun.stages.map((one) => (one.id === stage?.id ? stage : one)) }
    const decision = decide(deal, joao, 'mark_stage', { stage_id: stage?.id ?? '', mark: 'done', is_on: false, amount: 0 })
    if (stage) expect(takenBack({ ...begun, ...deal }, stage, 'provider', false)).toEqual(decision.ok ? ['done'] : [])
    return decision
  }

  test('[PRODUCT 120] stays once it is paid, whatever time the owner’s device gave that', () => {
    for (const paid_at of [EARLIER, NOW, LATER]) expect(back(end && { ...end, done_at: NOW, paid_at })).toEqual({ ok: false, code: 'mark_answered' })
    expect(back(end && { ...end, done_at: NOW }).ok).toBe(true)
  })

  test('[PRODUCT 120] that is the entry can be taken back, for its payment answers nothing', () => {
    for (const paid_at of [EARLIER, LATER]) expect(back(entry && { ...entry, done_at: NOW, paid_at }).ok).toBe(true)
  })
})

test('[PRODUCT 123] ‘Ainda não’ to a work that was not handed over, or no more, is refused', () => {
  const notYet = (deal: Partial<Deal>) => decide(deal, ana, 'hand_over', { step: 'not_yet' })
  expect(notYet({})).toEqual({ ok: false, code: 'nothing_handed_over' })
  expect(changesOf(notYet({ handed_at: NOW }))).toHaveLength(1)
  expect(notYet({ handed_at: NOW, not_yet_at: NOW })).toEqual(nothingChanges)
})
