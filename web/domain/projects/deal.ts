import * as v from 'valibot'
import type { Project, Proposal } from '#domain/documents'
import { sumOf } from '#domain/projects/quote'
import { entryOf } from '#domain/projects/quote-entry'
import { excerpt } from '#domain/values/written-text'

/** The owner pays, the provider works. */
export const sides = ['owner', 'provider'] as const
export type Side = (typeof sides)[number]
/** Side of one of its two people. */
export const sideIn = ({ client_id }: Pick<Project, 'client_id'>, me: string): Side => (client_id === me ? 'owner' : 'provider')
export const otherSide = (side: Side): Side => (side === 'owner' ? 'provider' : 'owner')

/** Amounts in reais; a time is '' where it is not so. Of an accepted change the id is the change's, and the name ''. */
const stage = v.object({ id: v.string(), name: v.string(), amount: v.number(), done_at: v.string(), paid_at: v.string(), received_at: v.string() })

export const changeAnswers = ['accepted', 'declined', 'withdrawn'] as const
export type ChangeAnswer = (typeof changeAnswers)[number]

/** `amount` in reais and `days` are what it adds, less where negative. Waiting while `answer` is ''. */
const change = v.object({
  id: v.string(),
  by: v.picklist(sides),
  text: v.string(),
  amount: v.number(),
  days: v.number(),
  at: v.string(),
  answer: v.picklist(['', ...changeAnswers]),
  answered_at: v.string(),
})

/** Product 123. */
export const MOST_OPEN_POINTS = 10

/** The work since the acceptance of `accepted_at`. Product 120 to 123. */
export const deal = v.object({
  accepted_at: v.string(),
  stages: v.array(stage),
  changes: v.array(change),
  /** Its provider says that the work is done; the owner, after it, that it is not yet. */
  handed_at: v.string(),
  not_yet_at: v.string(),
  /** Still expected of a completed work, by its owner. */
  open_points: v.array(v.string()),
  /** The server's time, by `momentKey`, of what reached it more than a day after it was said; absent where nothing did. Product 120. */
  registered: v.optional(v.record(v.string(), v.string())),
  /** Absent while it stands. */
  undone_at: v.optional(v.string()),
})

export type Deal = v.InferOutput<typeof deal>
export type DealStage = Deal['stages'][number]
export type DealChange = Deal['changes'][number]

/** Only its two sides' devices know it. Product 17 and 54. */
export const acceptedOf = <P extends Proposal>(project: Project, proposals: readonly P[]): P | undefined =>
  project.accepted_proposal_id === '' ? undefined : proposals.find(({ id }) => id === project.accepted_proposal_id)

/** As it stands; before its first mark, as it begins. Another acceptance begins anew. Product 120. */
export const dealOf = (proposal: Proposal, { accepted_at }: Pick<Project, 'accepted_at'>): Deal =>
  proposal.deal?.accepted_at === accepted_at ? proposal.deal : newDeal(proposal, accepted_at)

/** Stages of the quote, else one of the whole price, whose name is ''. Both sides' devices make the same ids. */
function newDeal({ amount, quote }: Proposal, accepted_at: string): Deal {
  const agreed = quote && quote.stages.length > 0 ? quote.stages : [{ name: '', amount }]
  const stages = agreed.map((one, index) => ({
    ...{ id: stageId(accepted_at, index), name: one.name, amount: one.amount },
    ...{ done_at: '', paid_at: '', received_at: '' },
  }))
  return { accepted_at, stages, changes: [], handed_at: '', not_yet_at: '', open_points: [] }
}

/** An id for each acceptance: photos keep to their stage. */
const stageId = (accepted_at: string, index: number): string => `stage${index}${(Date.parse(accepted_at) || 0).toString(36).padStart(9, '0')}`

export const acceptedChanges = ({ changes }: Deal): DealChange[] => changes.filter(({ answer }) => answer === 'accepted')

/** With the changes that both agreed on, in reais. */
export const agreedPrice = ({ amount }: Pick<Proposal, 'amount'>, of: Deal): number =>
  sumOf([amount, ...acceptedChanges(of).map((one) => one.amount)])

/** From the acceptance on, with the changes that both agreed on; at least 1. */
export const agreedDays = ({ duration_days }: Pick<Proposal, 'duration_days'>, of: Deal): number =>
  acceptedChanges(of).reduce((days, one) => Math.max(1, days + one.days), duration_days)

export const waitingChanges = ({ changes }: Deal): DealChange[] => changes.filter(({ answer }) => answer === '')

/** The owner has not answered it yet. Product 123. */
export const isHandedOver = ({ handed_at, not_yet_at }: Deal): boolean => handed_at !== '' && not_yet_at === ''

/** Paid as its owner says, or received as its provider does. */
export const isPaid = ({ paid_at, received_at }: DealStage): boolean => paid_at !== '' || received_at !== ''
/** A change may have taken a stage whole. */
export const isOwed = (one: DealStage): boolean => one.amount > 0 && !isPaid(one)
/** Paid as its owner says, and no more. */
export const isUnconfirmed = ({ paid_at, received_at }: DealStage): boolean => paid_at !== '' && received_at === ''

/** In reais: said by the owner, confirmed by the provider, still to be paid. */
export const moneyOf = ({ stages }: Deal): { paid: number; confirmed: number; due: number } => ({
  paid: sumOf(stages.filter(isPaid).map(({ amount }) => amount)),
  confirmed: sumOf(stages.filter(({ received_at }) => received_at !== '').map(({ amount }) => amount)),
  due: sumOf(stages.filter((one) => !isPaid(one)).map(({ amount }) => amount)),
})

export type Moment = { id: string; field: 'done_at' | 'paid_at' | 'received_at' | 'at' | 'answered_at' | 'handed_at' | 'not_yet_at' }
/** By a stage's or change's id, '' for the deal's own, and the field that holds the time as it was said. */
export const momentKey = ({ id, field }: Moment): string => `${id} ${field}`

/** '' where it reached the server within a day of being said. */
export const registeredAt = ({ registered }: Deal, moment: Moment): string => registered?.[momentKey(moment)] ?? ''

/** As long as the longest of a quote. */
const MOST_NAME = 60

/** '' for the whole price; of a change how its text begins. */
export const stageName = ({ changes }: Deal, { id, name }: DealStage): string =>
  name || excerpt(changes.find((one) => one.id === id && one.answer === 'accepted')?.text ?? '', MOST_NAME)

/** Paid before the work. Product 109 and 120. */
export const isEntry = (of: Deal, { id }: DealStage): boolean => of.stages[0]?.id === id && entryOf(of) !== undefined
