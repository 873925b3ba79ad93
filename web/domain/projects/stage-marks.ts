import type { DealStage, Side } from '#domain/projects/deal'

export const marks = ['done', 'paid', 'received'] as const
export type Mark = (typeof marks)[number]

type MarkRule = { by: Side; field: 'done_at' | 'paid_at' | 'received_at'; isOfMoney: boolean }

/** 'Pronta', 'Paga', 'Recebi'. Product 120. */
export const stageMarks: Record<Mark, MarkRule> = {
  done: { by: 'provider', field: 'done_at', isOfMoney: false },
  paid: { by: 'owner', field: 'paid_at', isOfMoney: true },
  received: { by: 'provider', field: 'received_at', isOfMoney: true },
}

/** The other side has answered it, so it stays: a ready stage by paying after it, a payment by its receipt, a receipt by completing the project. */
export function isAnswered({ done_at, paid_at, received_at }: DealStage, mark: Mark, isCompleted: boolean): boolean {
  if (mark === 'done') return paid_at !== '' && paid_at >= done_at
  return mark === 'paid' ? received_at !== '' : isCompleted
}
