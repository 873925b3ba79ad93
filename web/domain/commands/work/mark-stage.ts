import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse } from '#domain/command'
import { id } from '#domain/fields'
import { stageName } from '#domain/projects/deal'
import { changed, dealBetween, momentIn, namedDeal, ofDeal, registered, tellOther } from '#domain/projects/deal-between'
import { isAnswered, marks, stageMarks } from '#domain/projects/stage-marks'

/** `amount` in reais, as its reader saw it: a mark of money is one of that sum. */
const args = v.object({ ...namedDeal, stage_id: id, mark: v.picklist(marks), is_on: v.boolean(), amount: v.number() })

/** Each side marks its own; the other is told. Taken back until the other has answered it. Source: product 120. */
export const markStage = defineCommand(args, {
  ...ofDeal,

  decide(reads, { stage_id, mark, is_on, amount, ...named }, me, now, at) {
    const found = dealBetween(reads, named, me)
    if (!found.ok) return found
    const { deal, project, side } = found
    const { by, field, isOfMoney } = stageMarks[mark]
    if (side !== by) return refuse('not_yours')
    const stage = deal.stages.find((one) => one.id === stage_id)
    if (!stage) return refuse('deal_missing')
    if ((stage[field] !== '') === is_on) return alreadySo
    if (is_on && isOfMoney && amount !== stage.amount) return refuse('deal_changed')
    if (!is_on && isAnswered(deal, stage, mark, project.status === 'completed')) return refuse('mark_answered')
    const time = is_on ? momentIn(deal, at) : ''
    const marked = { ...stage, [field]: time }
    const stages = deal.stages.map((one) => (one === stage ? marked : one))
    const told = tellOther(`stage_${mark}`, found, me, { amount: stage.amount, stage: stageName(deal, stage) })
    return accept([changed(found, { stages, ...registered(deal, { id: stage.id, field }, time, now) })], is_on ? [told] : [])
  },
})
