import type { Quote } from '#domain/projects/quote'
import { fold } from '#domain/values/fold'

/** More, before work begins, is pointed out to both sides. In percent. */
const USUAL_ENTRY = 30

/** Paid before work begins, as people name it. */
const before = /(?:^| )(?:entrada|sinal|adianta|antecipa|antes|inicio|inicial|comec|iniciar|aceite|assinatura|fechamento|reserva|a vista)/

/** The first stage's share of the price in whole percent, where its name says that it is paid before work begins; else 0. */
function entryShare({ stages }: Pick<Quote, 'stages'>, price: number): number {
  const [first] = stages
  return first && price > 0 && before.test(fold(first.name)) ? Math.round((first.amount / price) * 100) : 0
}

/** Percent of an entry that is pointed out, null for none. */
export function highEntry(quote: Pick<Quote, 'stages'> | null, price: number): number | null {
  const share = quote ? entryShare(quote, price) : 0
  return share > USUAL_ENTRY ? share : null
}
