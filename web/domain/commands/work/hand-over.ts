import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse } from '#domain/command'
import { changed, dealBetween, momentIn, namedDeal, ofDeal, tellOther } from '#domain/projects/deal-between'

const steps = { handed: 'provider', not_handed: 'provider', not_yet: 'owner' } as const

const args = v.object({ ...namedDeal, step: v.picklist(['handed', 'not_handed', 'not_yet']) })

/** 'Entreguei a obra' asks the owner to receive it, who may say 'Ainda não'; receiving completes the project. Source: product 123. */
export const handOver = defineCommand(args, {
  ...ofDeal,

  decide(reads, { step, ...named }, me, _now, at) {
    const found = dealBetween(reads, named, me, 'whileRunning')
    if (!found.ok) return found
    const { deal, side } = found
    if (side !== steps[step]) return refuse('not_yours')
    if (step === 'not_yet' && deal.handed_at === '') return refuse('nothing_handed_over')
    const waits = deal.handed_at !== '' && deal.not_yet_at === ''
    if (waits === (step === 'handed')) return alreadySo
    const time = momentIn(deal, at)
    if (step === 'handed') return accept([changed(found, { handed_at: time, not_yet_at: '' })], [tellOther('work_handed_over', found, me)])
    if (step === 'not_handed') return accept([changed(found, { handed_at: '' })])
    return accept([changed(found, { not_yet_at: time })], [tellOther('work_not_received', found, me)])
  },
})
