import { expect, test } from 'vitest'
import type { Verb } from '#domain/commands'
import { type Deal, dealOf, type Moment, registeredAt } from '#domain/projects/deal'
import { ana, EARLIER, idOf, joao } from '../../builders'
import { at, decide, decided, entry, floor, marked, start } from './running-work'

const ARRIVED = '2026-12-20T12:00:00.000Z'
const before = (days: number, ms = 0): string => new Date(Date.parse(ARRIVED) - days * 86_400_000 - ms).toISOString()
const porta = idOf('porta')
const waiting = { id: porta, by: 'provider', text: 'Porta', amount: 0, days: 1, at: EARLIER, answer: '', answered_at: '' } as const

const said: [Verb, typeof ana, object, Moment, Partial<Deal>][] = [
  ['mark_stage', joao, { stage_id: floor, mark: 'done', is_on: true, amount: 2_000 }, { id: floor, field: 'done_at' }, {}],
  ['mark_stage', ana, { stage_id: floor, mark: 'paid', is_on: true, amount: 2_000 }, { id: floor, field: 'paid_at' }, {}],
  ['mark_stage', joao, { stage_id: floor, mark: 'received', is_on: true, amount: 2_000 }, { id: floor, field: 'received_at' }, {}],
  ['propose_change', ana, { change_id: porta, text: 'Porta', amount: 0, days: 1 }, { id: porta, field: 'at' }, {}],
  ['answer_change', ana, { change_id: porta, answer: 'accepted' }, { id: porta, field: 'answered_at' }, { changes: [waiting] }],
  ['hand_over', joao, { step: 'handed' }, { id: '', field: 'handed_at' }, {}],
  ['hand_over', ana, { step: 'not_yet' }, { id: '', field: 'not_yet_at' }, { handed_at: EARLIER }],
]

test.each(said)('[PRODUCT 120] %s keeps the day on which it arrived beside the one on which it was said, where they differ', (...given) => {
  const [verb, me, args, moment, deal] = given
  const arrived = (dispatched: string) => {
    const world = decided(at(deal), decide(at(deal), me, verb, args, ARRIVED, dispatched))
    return registeredAt(dealOf(world.proposal, world.project), moment)
  }
  expect([arrived(ARRIVED), arrived(before(1)), arrived(before(1, 1)), arrived('2020-01-01T00:00:00.000Z')]).toEqual(['', '', ARRIVED, ARRIVED])
})

test('[PRODUCT 120] a mark that is taken back and made again in time has no other day; that of another mark stays', () => {
  const pays = (world: typeof start, stage_id: string, amount: number, is_on: boolean, dispatched = ARRIVED) =>
    decided(world, decide(world, ana, 'mark_stage', { stage_id, amount, mark: 'paid', is_on }, ARRIVED, dispatched))
  const days = ({ proposal, project }: typeof start) => [floor, entry].map((id) => registeredAt(dealOf(proposal, project), { id, field: 'paid_at' }))
  const both = pays(pays(start, floor, 2_000, true, before(9)), entry, 1_350, true, before(9))
  const back = pays(both, floor, 2_000, false)
  const again = pays(back, floor, 2_000, true)
  expect([days(both), days(back), days(again)]).toEqual([
    [ARRIVED, ARRIVED],
    ['', ARRIVED],
    ['', ARRIVED],
  ])
  expect(pays(start, floor, 2_000, true).proposal.deal).toEqual(at({ stages: marked(floor, { paid_at: ARRIVED }) }).proposal.deal)
})
