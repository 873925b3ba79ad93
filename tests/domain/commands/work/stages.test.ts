import { describe, expect, test } from 'vitest'
import { type Actor, set } from '#domain/command'
import type { ArgsOf } from '#domain/commands'
import { type DealStage, dealOf, isEntry, moneyOf, stageName } from '#domain/projects/deal'
import { takenBack } from '#domain/projects/stage-marks'
import { ana, aProposal, bia, changesOf, EARLIER, joao, LATER, NOW, named, namedProject, nothingChanges, noticesOf, obras } from '../../builders'
import type { DealWorld } from '../decide-on-deal'
import { at, begun, decide, decided, end, entry, floor, mark, marked, project, proposal, stages, start } from './running-work'

describe('stages', () => {
  test('[PRODUCT 120] are those of the quote, one of the whole price without any, and alike on every device', () => {
    expect(begun.stages.map(({ name, amount }) => ({ name, amount }))).toEqual(stages)
    expect(dealOf(proposal, { ...project })).toEqual(begun)
    const whole = dealOf(aProposal({ status: 'accepted' }), project)
    expect(whole.stages).toMatchObject([{ name: '', amount: 4_350 }])
    expect(stageName(whole, whole.stages[0] as DealStage)).toBe('')
    expect(new Set([...begun.stages, ...whole.stages].map(({ id }) => id)).size).toBe(3)
  })

  test('[PRODUCT 120] a new acceptance begins anew', () => {
    const had = at({ stages: marked(floor, { paid_at: NOW }) })
    expect(dealOf(had.proposal, { accepted_at: LATER }).stages.every(({ paid_at }) => paid_at === '')).toBe(true)
    expect(dealOf(had.proposal, project)).toBe(had.proposal.deal)
  })

  test.each([
    ['done', joao, ana, 'stage_done', { done_at: NOW }],
    ['paid', ana, joao, 'stage_paid', { paid_at: NOW }],
    ['received', joao, ana, 'stage_received', { received_at: NOW }],
  ] as const)('[PRODUCT 120] %s is marked by its side, and the other is told which stage', (what, me, other, kind, fields) => {
    const decision = mark(start, me, { mark: what })
    expect(changesOf(decision)).toEqual([set('proposals', proposal.id, { deal: { ...begun, stages: marked(floor, fields) } })])
    const about = { to: { user: other.id }, project: namedProject, by: named(me), amount: 2_000, stage: 'Piso pronto' }
    expect(noticesOf(decision)).toEqual([{ kind, ...about }])
    expect(mark(decided(start, decision), me, { mark: what })).toEqual(nothingChanges)
    const back = mark(decided(start, decision), me, { mark: what, is_on: false })
    expect(decided(start, back).proposal.deal?.stages).toEqual(begun.stages)
    expect(noticesOf(back)).toEqual([])
  })

  test('[PRODUCT 120] is marked when it was said, within the deal, whatever the device’s clock says', () => {
    const when = (dispatched: string) => {
      const decision = decide(start, joao, 'mark_stage', { stage_id: floor, mark: 'done', is_on: true, amount: 2_000 }, LATER, dispatched)
      return decided(start, decision).proposal.deal?.stages[1]?.done_at
    }
    expect([when(NOW), when('2020-01-01T00:00:00.000Z')]).toEqual([NOW, EARLIER])
  })

  test.each<[string, Actor, Partial<ArgsOf<'mark_stage'>>, DealWorld]>([
    ['the owner says that it is ready', ana, { mark: 'done' }, start],
    ['the provider says that it is paid', joao, { mark: 'paid' }, start],
    ['a stranger', bia, { mark: 'paid' }, start],
    ['a rival', obras, { mark: 'done' }, start],
  ])('[PRODUCT 120] not when %s', (_what, me, what, world) => {
    expect(mark(world, me, what)).toEqual({ ok: false, code: 'not_yours' })
  })

  test.each<[string, Actor, Partial<ArgsOf<'mark_stage'>>, DealWorld]>([
    ['ready, that was paid after it', joao, { mark: 'done' }, at({ stages: marked(floor, { done_at: NOW, paid_at: LATER }) })],
    ['paid, that was received', ana, { mark: 'paid' }, at({ stages: marked(floor, { paid_at: NOW, received_at: NOW }) })],
    [
      'received, once the project is completed',
      joao,
      { mark: 'received' },
      at({ stages: marked(floor, { received_at: NOW }) }, { status: 'completed' }),
    ],
  ])('[PRODUCT 120] what the other side has answered is not taken back: %s', (_what, me, what, world) => {
    expect(mark(world, me, { ...what, is_on: false })).toEqual({ ok: false, code: 'mark_answered' })
  })

  test('[PRODUCT 120] an entry that was paid before the work keeps its stage open: ready can be taken back', () => {
    const world = at({ stages: marked(entry, { paid_at: EARLIER, done_at: NOW }) })
    expect(isEntry(begun, begun.stages[0] as DealStage)).toBe(true)
    expect(mark(world, joao, { mark: 'done', stage_id: entry, is_on: false }).ok).toBe(true)
  })

  test('[PRODUCT 120] marks of both sides stand in any order', () => {
    const said = [
      [joao, 'received'],
      [ana, 'paid'],
      [joao, 'done'],
    ] as const
    const orders = [[...said], said.toReversed()]
    for (const order of orders) {
      const world = [...order].reduce((known: DealWorld, [me, what]) => decided(known, mark(known, me, { mark: what })), start)
      expect(world.proposal.deal?.stages[1]).toMatchObject({ done_at: NOW, paid_at: NOW, received_at: NOW })
    }
  })

  test('[PRODUCT 120] a payment is one of the sum that was seen', () => {
    expect(mark(start, ana, { mark: 'paid', amount: 1_999 })).toEqual({ ok: false, code: 'deal_changed' })
    expect(mark(start, joao, { mark: 'done', amount: 1_999 }).ok).toBe(true)
  })
})

describe('a ready stage', () => {
  const back = (stage_id: string, fields: Partial<DealStage>) => {
    const world = at({ stages: marked(stage_id, fields) })
    const decision = mark(world, joao, { mark: 'done', stage_id, is_on: false })
    const { deal } = world.proposal
    const stage = deal?.stages.find(({ id }) => id === stage_id)
    expect(deal && stage && takenBack(deal, stage, 'provider', false)).toEqual(decision.ok ? ['done'] : [])
    return decision
  }

  test('[PRODUCT 120] stays once it is paid, whatever time the owner’s device gave that', () => {
    for (const paid_at of [EARLIER, NOW, LATER]) expect(back(end, { done_at: NOW, paid_at })).toEqual({ ok: false, code: 'mark_answered' })
    expect(back(end, { done_at: NOW }).ok).toBe(true)
  })

  test('[PRODUCT 120] that is the entry can be taken back, for its payment answers nothing', () => {
    for (const paid_at of [EARLIER, LATER]) expect(back(entry, { done_at: NOW, paid_at }).ok).toBe(true)
  })
})

test('[PRODUCT 121] money is counted as the sides say it', () => {
  const world = at({ stages: marked(floor, { paid_at: NOW, received_at: NOW }, { ...begun, stages: marked(entry, { paid_at: NOW }) }) })
  expect(moneyOf(dealOf(world.proposal, world.project))).toEqual({ paid: 3_350, confirmed: 2_000, due: 1_000 })
})
