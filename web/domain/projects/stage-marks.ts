import { type Deal, type DealStage, isEntry, isOwed, type Side } from '#domain/projects/deal'

export const marks = ['done', 'paid', 'received'] as const
export type Mark = (typeof marks)[number]

type MarkRule = { by: Side; field: 'done_at' | 'paid_at' | 'received_at'; isOfMoney: boolean }

/** 'Pronta', 'Paga', 'Recebi'. Product 120. */
export const stageMarks: Record<Mark, MarkRule> = {
  done: { by: 'provider', field: 'done_at', isOfMoney: false },
  paid: { by: 'owner', field: 'paid_at', isOfMoney: true },
  received: { by: 'provider', field: 'received_at', isOfMoney: true },
}

/**
 * The other side has answered it, so it stays: a ready stage, but an entry, by its payment, a payment by its receipt, both of the provider's by
 * completing the project. Not by times, which two devices' clocks tell.
 */
export function isAnswered(deal: Deal, stage: DealStage, mark: Mark, isCompleted: boolean): boolean {
  if (mark === 'done') return isCompleted || (stage.paid_at !== '' && !isEntry(deal, stage))
  return mark === 'paid' ? stage.received_at !== '' : isCompleted
}

/** `isDue`: the other side waits for it; else it can be said as well. */
export type NextMark = { mark: Mark; isDue: boolean }

/** The one mark that a side makes next. What a change took whole is not paid; a completed work is ready. */
export function nextMark(deal: Deal, stage: DealStage, side: Side, isCompleted: boolean): NextMark | undefined {
  const isReady = stage.done_at !== '' || isCompleted || isEntry(deal, stage)
  if (side === 'owner') return isOwed(stage) ? { mark: 'paid', isDue: isReady } : undefined
  const isUnreceived = stage.amount > 0 && stage.received_at === ''
  if (isUnreceived && stage.paid_at !== '') return { mark: 'received', isDue: true }
  if (!isReady) return { mark: 'done', isDue: true }
  return isUnreceived ? { mark: 'received', isDue: false } : undefined
}

/** A side's own marks that the other has not answered; a ready stage of a completed work stays. */
export const takenBack = (deal: Deal, stage: DealStage, side: Side, isCompleted: boolean): Mark[] =>
  marks.filter((mark) => {
    const { by, field } = stageMarks[mark]
    return by === side && stage[field] !== '' && !isAnswered(deal, stage, mark, isCompleted)
  })
