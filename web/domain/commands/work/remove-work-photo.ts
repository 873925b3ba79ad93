import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, removePhotos } from '#domain/command'
import { id } from '#domain/fields'
import { dealBetween, namedDeal, ofDeal } from '#domain/projects/deal-between'

const args = v.object({ ...namedDeal, photo_id: id })

/** By the side that sent it, while the project is in progress. No notification. Source: product 127. */
export const removeWorkPhoto = defineCommand(args, {
  ...ofDeal,

  decide(reads, { photo_id, ...named }, me) {
    const found = dealBetween(reads, named, me, 'whileRunning')
    if (!found.ok) return found
    const photo = found.proposal.work_photos.find(({ id }) => id === photo_id)
    if (!photo) return alreadySo
    if (photo.by !== found.side) return refuse('not_yours')
    return accept([removePhotos('proposals', found.proposal.id, [photo_id])])
  },
})
