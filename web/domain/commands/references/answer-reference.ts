import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import { optionalText } from '#domain/fields'
import { dealBetween, namedDeal, ofDeal } from '#domain/projects/deal-between'
import { isShown, MOST_REFERENCE, mayChangeReply, referenceOf } from '#domain/projects/reference'

export const replyTerms = v.object({ reply: optionalText(MOST_REFERENCE) })

const args = v.object({ ...namedDeal, ...replyTerms.entries })

/** The provider of a reference that has appeared, changed within 7 days of the first reply. Source: product 129. */
export const answerReference = defineCommand(args, {
  ...ofDeal,
  quota: 'references',

  decide(reads, { reply, ...named }, me, now) {
    const found = dealBetween(reads, named, me)
    if (!found.ok) return found
    const { project, proposal, side } = found
    if (side !== 'provider') return refuse('not_yours')
    const had = referenceOf(proposal, project)
    if (!had) return refuse('reference_missing')
    if (had.reply === reply) return alreadySo
    if (had.removed) return refuse('reference_removed')
    if (had.reply_removed) return refuse('reply_removed')
    if (!isShown(had, project, now)) return refuse('reference_not_shown')
    if (!mayChangeReply(had, now)) return refuse('reply_too_late')
    return accept([set('proposals', proposal.id, { reference: { ...had, reply, replied_at: had.replied_at || now } })])
  },
})
