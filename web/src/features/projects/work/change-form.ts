import * as v from 'valibot'
import { changeTerms } from '#domain/commands/work/propose-change'
import { fieldErrorsOf } from '#domain/fields'
import { type Deal, moneyOf } from '#domain/projects/deal'
import { fitsIn } from '#domain/projects/deal-changes'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { fieldTexts } from '../../../components/fields/field-texts'

const ways = ['', 'more', 'less'] as const
export type Way = (typeof ways)[number]

const typedChange = v.object({
  text: v.string(),
  amountWay: v.picklist(ways),
  amount: v.nullable(v.number()),
  daysWay: v.picklist(ways),
  days: v.nullable(v.number()),
})

/** A change as it is typed; a way of '' leaves price or days as they are. */
export type TypedChange = v.InferOutput<typeof typedChange>

export const emptyChange: TypedChange = { text: '', amountWay: '', amount: null, daysWay: '', days: null }
export const isTypedChange = (kept: unknown): kept is TypedChange => v.is(typedChange, kept)

const signed = (way: Way, figure: number | null): number => (way === '' ? 0 : (way === 'less' ? -1 : 1) * (figure ?? 0))

export const changeOf = ({ text, amountWay, amount, daysWay, days }: TypedChange) => ({
  text,
  amount: signed(amountWay, amount),
  days: signed(daysWay, days),
})

/** A deduction of more than is due is said at its field. Product 122. */
export function changeProblems(typed: TypedChange, deal: Deal) {
  const change = changeOf(typed)
  const { text, amount, days } = fieldTexts(fieldErrorsOf(v.object(changeTerms.entries), change))
  const { fields } = texts.errors
  const exceeds = fitsIn(deal, change) ? undefined : texts.work.changes.exceedsDue(formatMoney(moneyOf(deal).due))
  return {
    text,
    amount: typed.amountWay !== '' && change.amount === 0 ? fields.amount_invalid : (amount ?? exceeds),
    days: typed.daysWay !== '' && change.days === 0 ? fields.days_invalid : days,
  }
}
