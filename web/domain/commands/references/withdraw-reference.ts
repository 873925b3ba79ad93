import * as v from 'valibot'
import { accept, alreadySo, defineCommand, set } from '#domain/command'
import { dealBetween, namedDeal, ofDeal } from '#domain/projects/deal-between'
import { referenceOf } from '#domain/projects/reference'

const args = v.object(namedDeal)

/** Each side its own text: the owner the whole reference, its provider the reply. A removed one keeps its reason. Source: product 130. */
export const withdrawReference = defineCommand(args, {
  ...ofDeal,
  quota: 'references',

  decide(reads, named, me) {
    const found = dealBetween(reads, named, me)
    if (!found.ok) return found
    const { project, proposal, side } = found
    const had = referenceOf(proposal, project)
    const own = side === 'owner' ? 'text' : 'reply'
    const isWhole = side === 'owner' && had?.removed === ''
    if (!had || (!isWhole && had[own] === '')) return alreadySo
    return accept([set('proposals', proposal.id, { reference: isWhole ? null : { ...had, [own]: '' } })])
  },
})
