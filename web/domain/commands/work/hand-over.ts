import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse } from '#domain/command'
import { isHandedOver } from '#domain/projects/deal'
import { changed, dealBetween, momentIn, namedDeal, ofDeal, registered, tellOther } from '#domain/projects/deal-between'

const steps = { handed: 'provider', not_handed: 'provider', not_yet: 'owner' } as const

const args = v.object({ ...namedDeal, step: v.picklist(['handed', 'not_handed', 'not_yet']) })

/** 'Entreguei a obra' asks the owner to receive it, who may say 'Ainda não'; receiving completes the project. Source: product 123. */
export const handOver = defineCommand(args, {
  ...ofDeal,

  decide(reads, { step, ...named }, me, now, at) {
    const found = dealBetween(reads, named, me, 'whileRunning')
    if (!found.ok) return found
    const { deal, side } = found
    if (side !== steps[step]) return refuse('not_yours')
    if (step === 'not_yet' && deal.handed_at === '') return refuse('nothing_handed_over')
    if (isHandedOver(deal) === (step === 'handed')) return alreadySo
    if (step === 'not_handed') return accept([changed(found, { handed_at: '' })])
    const time = momentIn(deal, at)
    const field = step === 'handed' ? 'handed_at' : 'not_yet_at'
    const said = { not_yet_at: '', [field]: time, ...registered(deal, { id: '', field }, time, now) }
    return accept([changed(found, said)], [tellOther(step === 'handed' ? 'work_handed_over' : 'work_not_received', found, me)])
  },
})
