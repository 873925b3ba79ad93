import type { Quote, QuoteStage } from '#domain/projects/quote'
import { fold } from '#domain/values/fold'

/** More is pointed out to both sides, in percent of the price. Product 109. */
const MOST_ENTRY = 30

const ahead =
  /\b(?:entrada|sinal|reserva|aceite|assinatura|inicio|comeco|(?:adiant|antecip)\w+|antes d\w (?:comecar|iniciar|obra|servico|trabalho))\b/

/** Paid before the work: the first stage, where its name says so ('Entrada', 'No início'). */
export const entryOf = ({ stages: [first] }: Pick<Quote, 'stages'>): QuoteStage | undefined =>
  first && ahead.test(fold(first.name)) ? first : undefined

/** In percent, whole; above none only for a part of nothing. */
export const shareOf = (part: number, amount: number): number => (amount > 0 ? Math.round((part / amount) * 100) : 0)

/** Percent of a high one: 31 at least. */
export function highEntry(quote: Pick<Quote, 'stages'>, amount: number): number | undefined {
  const entry = entryOf(quote)
  return entry && Math.round(entry.amount * 100) * 100 > Math.round(amount * 100) * MOST_ENTRY
    ? Math.max(shareOf(entry.amount, amount), MOST_ENTRY + 1)
    : undefined
}
