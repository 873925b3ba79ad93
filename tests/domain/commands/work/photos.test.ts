import { describe, expect, test } from 'vitest'
import type { Actor } from '#domain/command'
import { ana, aWorkPhoto, bia, changesOf, idOf, joao, nothingChanges, obras } from '../../builders'
import type { DealWorld } from '../decide-on-deal'
import { decide, project, proposal, start } from './running-work'

describe('photos of the work', () => {
  const [mine, theirs] = [aWorkPhoto({ id: idOf('minha') }), aWorkPhoto({ id: idOf('dela'), by: 'owner' })]
  const world = { ...start, proposal: { ...proposal, work_photos: [mine, theirs] } }
  const removes = (me: Actor, photo_id: string, of: DealWorld = world) => decide(of, me, 'remove_work_photo', { photo_id })

  test('[PRODUCT 127] are removed by the side that sent them, while the project is in progress, and no one is told', () => {
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
    const completed = { ...world, project: { ...project, status: 'completed' as const } }
    expect(removes(joao, mine.id, completed)).toEqual({ ok: false, code: 'project_not_in_progress' })
  })
})
