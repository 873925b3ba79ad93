import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse } from '#domain/command'
import { id, requiredText } from '#domain/fields'
import { changed, dealBetween, momentIn, namedDeal, ofDeal, registered, tellOther } from '#domain/projects/deal-between'
import { fitsIn, MOST_CHANGE_TEXT, mayProposeMore } from '#domain/projects/deal-changes'
import { isAmount } from '#domain/values/money'

/** `amount` in reais and `days` are what it adds, less where negative, 0 for none. */
export const changeTerms = v.object({
  text: requiredText(MOST_CHANGE_TEXT),
  amount: v.pipe(
    v.number('amount_invalid'),
    v.check((reais) => reais === 0 || isAmount(Math.abs(reais)), 'amount_invalid'),
  ),
  days: v.pipe(v.number('days_invalid'), v.integer('days_invalid'), v.minValue(-3_650, 'days_invalid'), v.maxValue(3_650, 'days_invalid')),
})

const args = v.object({ ...namedDeal, change_id: id, ...changeTerms.entries })

/** Nothing of it counts until the other side has accepted it. Source: product 122. */
export const proposeChange = defineCommand(args, {
  ...ofDeal,

  decide(reads, { change_id, text, amount, days, ...named }, me, now, at) {
    const found = dealBetween(reads, named, me, 'whileRunning')
    if (!found.ok) return found
    const { deal, side } = found
    if (deal.changes.some((one) => one.id === change_id)) return alreadySo
    // It may become a stage under this id.
    if (deal.stages.some(({ id }) => id === change_id)) return refuse('malformed')
    if (!mayProposeMore(deal, side)) return refuse('too_many_changes')
    if (!fitsIn(deal, { amount })) return refuse('change_exceeds_due')
    const change = { id: change_id, by: side, text, amount, days, at: momentIn(deal, at), answer: '' as const, answered_at: '' }
    const late = registered(deal, { id: change_id, field: 'at' }, change.at, now)
    return accept([changed(found, { changes: [...deal.changes, change], ...late })], [tellOther('change_proposed', found, me)])
  },
})
