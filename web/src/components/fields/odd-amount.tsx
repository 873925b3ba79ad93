import { formatMoney } from '#domain/values/money'
import { oddityOf } from '#domain/values/odd-amount'
import { texts } from '#texts'
import { Banner } from '../../ui/feedback/banner'

const words = texts.proposals.form

/** Points out an amount that looks mistyped. Product 71. */
export function OddAmount({ amount, budget }: { amount: number; budget: number }) {
  const oddity = oddityOf(amount, budget)
  return oddity ? (
    <Banner tone="warn" title={words.oddTitle}>
      {words.odd[oddity](formatMoney(budget))}
    </Banner>
  ) : null
}
