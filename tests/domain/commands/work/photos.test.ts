import { describe, expect, test } from 'vitest'
import type { Actor } from '#domain/command'
import { boundId } from '#domain/ids'
import { takesWorkPhotos } from '#domain/projects/work-photos'
import { ana, aWorkPhoto, bia, changesOf, idOf, joao, nothingChanges, obras } from '../../builders'
import type { DealWorld } from '../decide-on-deal'
import { decide, project, proposal, start } from './running-work'

describe('photos of the work', () => {
  const [mine, theirs] = [aWorkPhoto({ id: idOf('minha') }), aWorkPhoto({ id: idOf('dela'), by: 'owner' })]
  const world = { ...start, proposal: { ...proposal, work_photos: [mine, theirs] } }
  const removes = (me: Actor, photo_id: string, of: DealWorld = world) => decide(of, me, 'remove_work_photo', { photo_id })

  test('[PRODUCT 127] are removed by the side that sent them, also after the end of the work or the deal, and no one is told', () => {
    const removal = { op: 'remove_photos', collection: 'proposals', id: proposal.id, photos: [mine.id] }
    expect(removes(joao, mine.id)).toEqual({ ok: true, changes: [removal], notices: [] })
    expect(changesOf(removes(ana, theirs.id))).toEqual([{ ...removal, photos: [theirs.id] }])
    for (const [me, photo] of [
      [ana, mine],
      [joao, theirs],
      [obras, mine],
      [bia, theirs],
    ] as const)
      expect(removes(me, photo.id)).toEqual({ ok: false, code: 'not_yours' })
    expect(removes(joao, idOf('outra'))).toEqual(nothingChanges)
    for (const fields of [{ status: 'completed' as const }, { status: 'open' as const, accepted_proposal_id: '', accepted_at: '' }])
      expect(changesOf(removes(joao, mine.id, { ...world, project: { ...project, ...fields } }))).toEqual([removal])
  })

  test('[PRODUCT 127] that are not shown are barred where the id is their own, and no other', () => {
    const [ofJoao, ofAna] = [joao, ana].map(({ id }) => boundId(id, (count) => new Uint8Array(count).fill(7)))
    const removal = { op: 'remove_photos', collection: 'proposals', id: proposal.id, photos: [ofJoao] }
    expect(changesOf(removes(joao, ofJoao ?? ''))).toEqual([removal])
    expect(removes(joao, ofAna ?? '')).toEqual(nothingChanges)
    expect(removes(obras, ofJoao ?? '')).toEqual({ ok: false, code: 'not_yours' })
  })
})

test('[PRODUCT 127] photos are taken until 30 days after the end', () => {
  const at = (days: number) => new Date(Date.parse('2026-01-01') + days * 86_400_000).toISOString()
  expect([0, 30, 31].map((days) => takesWorkPhotos(at(0), at(days)))).toEqual([true, true, false])
  expect(takesWorkPhotos('', at(400))).toBe(true)
})
