import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse } from '#domain/command'
import { id } from '#domain/fields'
import { changeAnswers } from '#domain/projects/deal'
import { changed, dealBetween, momentIn, namedDeal, ofDeal, registered, tellOther } from '#domain/projects/deal-between'
import { changeDigest, fitsIn, stagesAfter } from '#domain/projects/deal-changes'

/** `change_digest` of the terms that were seen; without it they do not count. */
const args = v.object({
  ...namedDeal,
  change_id: id,
  answer: v.picklist(changeAnswers),
  change_digest: v.optional(v.string()),
})

/** The other side accepts or declines a change, once; who proposed it withdraws it until then. Source: product 122. */
export const answerChange = defineCommand(args, {
  ...ofDeal,

  decide(reads, { change_id, answer, change_digest, ...named }, me, now, at) {
    const found = dealBetween(reads, named, me, answer === 'accepted' ? 'whileRunning' : undefined)
    if (!found.ok) return found
    const { deal, side } = found
    const change = deal.changes.find((one) => one.id === change_id)
    if (!change) return refuse('change_missing')
    if ((change.by === side) !== (answer === 'withdrawn')) return refuse('not_yours')
    if (change_digest !== undefined && change_digest !== changeDigest(change)) return refuse('change_differs')
    if (change.answer !== '') return change.answer === answer ? alreadySo : refuse('change_answered')
    if (answer === 'accepted' && !fitsIn(deal, change)) return refuse('change_exceeds_due')
    const answered = { ...change, answer, answered_at: momentIn(deal, at) }
    const changes = deal.changes.map((one) => (one === change ? answered : one))
    const stages = answer === 'accepted' && change.amount !== 0 ? stagesAfter(deal, change) : deal.stages
    const late = registered(deal, { id: change_id, field: 'answered_at' }, answered.answered_at, now)
    return accept([changed(found, { changes, stages, ...late })], answer === 'withdrawn' ? [] : [tellOther('change_answered', found, me, { answer })])
  },
})
