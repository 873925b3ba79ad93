import { describe, expect, test } from 'vitest'
import { type Actor, set } from '#domain/command'
import { type ArgsOf, commands } from '#domain/commands'
import { ana, changesOf, joao, LATER, NOW, nothingChanges, noticesOf } from '../../builders'
import type { DealWorld } from '../decide-on-deal'
import { at, begun, deal, decide, decided, project, proposal, start } from './running-work'

describe('handing over', () => {
  const hand = (world: DealWorld, me: Actor, step: ArgsOf<'hand_over'>['step'], now = NOW) => decide(world, me, 'hand_over', { step }, now)

  test('[PRODUCT 123] the provider says that the work is done, the owner may say not yet, and it is said again', () => {
    const handed = hand(start, joao, 'handed')
    expect(noticesOf(handed)).toMatchObject([{ kind: 'work_handed_over', to: { user: ana.id } }])
    const world = decided(start, handed)
    expect(world.proposal.deal).toMatchObject({ handed_at: NOW, not_yet_at: '' })
    expect(hand(world, joao, 'handed')).toEqual(nothingChanges)
    const refused = hand(world, ana, 'not_yet', LATER)
    expect(noticesOf(refused)).toMatchObject([{ kind: 'work_not_received', to: { user: joao.id } }])
    const waits = decided(world, refused)
    expect([hand(waits, ana, 'not_yet'), hand(waits, joao, 'not_handed')]).toEqual([nothingChanges, nothingChanges])
    expect(decided(waits, hand(waits, joao, 'handed', LATER)).proposal.deal).toMatchObject({ handed_at: LATER, not_yet_at: '' })
    expect(decided(world, hand(world, joao, 'not_handed')).proposal.deal?.handed_at).toBe('')
    expect([hand(start, ana, 'handed'), hand(world, joao, 'not_yet')].map((decision) => decision.ok)).toEqual([false, false])
  })

  test('[PRODUCT 123] the owner receives it with what is still open, which a completion of before does not name', () => {
    const complete = (given: Partial<ArgsOf<'complete_project'>>) => decide(start, ana, 'complete_project', given)
    const completed = set('projects', project.id, { status: 'completed', completed_at: NOW })
    const points = ['Rejunte do box', 'Levar o entulho']
    const noted = set('proposals', proposal.id, { deal: { ...begun, open_points: points } })
    expect(changesOf(complete({ open_points: points }))).toEqual([completed, noted])
    expect(changesOf(complete({}))).toEqual([completed])
    const eleven = { ...deal, open_points: Array.from({ length: 11 }, () => 'Porta') }
    expect(commands.complete_project.parse(eleven)).toBeUndefined()
  })

  test('[PRODUCT 123] ‘Ainda não’ to a work that was not handed over, or no more, is refused', () => {
    expect(hand(start, ana, 'not_yet')).toEqual({ ok: false, code: 'nothing_handed_over' })
    expect(changesOf(hand(at({ handed_at: NOW }), ana, 'not_yet'))).toHaveLength(1)
    expect(hand(at({ handed_at: NOW, not_yet_at: NOW }), ana, 'not_yet')).toEqual(nothingChanges)
  })
})
