import type { Proposal } from '#domain/documents'
import { type Deal, type DealStage, isEntry, isHandedOver, isOwed, isUnconfirmed, type Side, stageName, waitingChanges } from '#domain/projects/deal'

/** `stage` is its name, '' for the whole price. */
export type NextStep =
  | { kind: 'receive' | 'complete' | 'repair' | 'hand_over' | 'await_receipt' | 'answer_change' | 'start' | 'send_address' | 'ask_address' }
  | { kind: 'pay' | 'pay_entry' | 'await_stage' | 'confirm' | 'finish'; stage: string }

type Given = {
  deal: Deal
  quote: Proposal['quote']
  /** Whether the owner has sent the whole address. */
  hasAddress: boolean
}

/** As many as a phone shows without scrolling past the deal's actions. */
const MOST = 3

/** Steps of one side of a deal in progress, the most urgent first. Product 126. */
export const nextSteps = (side: Side, given: Given): NextStep[] => (side === 'owner' ? stepsOfOwner(given) : stepsOfProvider(given)).slice(0, MOST)

function stepsOfOwner({ deal, quote, hasAddress }: Given): NextStep[] {
  const { stages } = deal
  const ready = stages.find((stage) => stage.done_at !== '' && isOwed(stage))
  const entry = stages.find((stage) => isEntry(deal, stage) && isOwed(stage))
  const awaited = workOf(deal).find(({ done_at }) => done_at === '')
  return [
    ...(isHandedOver(deal) ? [{ kind: 'receive' } as const] : []),
    ...(isAsked(deal, 'owner') ? [{ kind: 'answer_change' } as const] : []),
    ...(ready ? [{ kind: 'pay', stage: stageName(deal, ready) } as const] : []),
    ...(isBegun(deal) ? [] : beginning(quote, hasAddress ? undefined : 'send_address')),
    ...(entry && entry !== ready ? [{ kind: 'pay_entry', stage: stageName(deal, entry) } as const] : []),
    ...(awaited && !isHandedOver(deal) ? [{ kind: 'await_stage', stage: stageName(deal, awaited) } as const] : []),
    ...(!stages.some(isOwed) && !awaited && !isHandedOver(deal) ? [{ kind: 'complete' } as const] : []),
  ]
}

function stepsOfProvider({ deal, quote, hasAddress }: Given): NextStep[] {
  const paid = deal.stages.find(isUnconfirmed)
  const unfinished = workOf(deal).find(({ done_at }) => done_at === '')
  return [
    ...(deal.not_yet_at !== '' ? [{ kind: 'repair' } as const] : []),
    ...(isAsked(deal, 'provider') ? [{ kind: 'answer_change' } as const] : []),
    ...(paid ? [{ kind: 'confirm', stage: stageName(deal, paid) } as const] : []),
    ...(isBegun(deal) ? [] : beginning(quote, hasAddress ? undefined : 'ask_address')),
    ...(unfinished && !isHandedOver(deal) ? [{ kind: 'finish', stage: stageName(deal, unfinished) } as const] : []),
    ...(unfinished || isHandedOver(deal) ? [] : [{ kind: 'hand_over' } as const]),
    ...(isHandedOver(deal) ? [{ kind: 'await_receipt' } as const] : []),
  ]
}

/** A quote may name the day. */
const beginning = (quote: Given['quote'], address: 'send_address' | 'ask_address' | undefined): NextStep[] => [
  ...(quote?.start && 'date' in quote.start ? [] : [{ kind: 'start' } as const]),
  ...(address ? [{ kind: address }] : []),
]

const isBegun = (deal: Deal): boolean => deal.handed_at !== '' || deal.stages.some(({ done_at }) => done_at !== '')
const isAsked = (deal: Deal, side: Side): boolean => waitingChanges(deal).some(({ by }) => by !== side)
/** Nothing is done for an entry. */
const workOf = (deal: Deal): DealStage[] => deal.stages.filter((stage) => stage.amount > 0 && !isEntry(deal, stage))
