import * as v from 'valibot'
import { type Actor, accept, alreadySo, defineCommand, type Reads, refuse, removePhotos } from '#domain/command'
import { id } from '#domain/fields'
import { isBoundTo } from '#domain/ids'
import type { Side } from '#domain/projects/deal'
import { namedDeal, ofDeal } from '#domain/projects/deal-between'

const args = v.object({ ...namedDeal, photo_id: id })

/**
 * By the side that sent it, also where the work is completed or the deal undone. One that is not shown, as it is on its way or its file is lost, is
 * barred where its id shows that it is the actor's. No notification. Source: product 127.
 */
export const removeWorkPhoto = defineCommand(args, {
  ...ofDeal,

  decide(reads, { photo_id }, me) {
    const {
      proposals: [proposal],
    } = reads
    const side = sideOf(reads, me)
    if (!side || !proposal) return refuse('not_yours')
    const photo = proposal.work_photos.find(({ id }) => id === photo_id)
    if (photo ? photo.by !== side : false) return refuse('not_yours')
    if (!photo && !isBoundTo(photo_id, me.id)) return alreadySo
    return accept([removePhotos('proposals', proposal.id, [photo_id])])
  },
})

/** Not of the deal that stands: its provider may no longer see the project. */
function sideOf({ projects: [project], proposals: [proposal] }: Reads, me: Actor): Side | undefined {
  if (proposal?.provider_id === me.id) return 'provider'
  return project?.client_id === me.id && proposal?.project_id === project.id ? 'owner' : undefined
}
