import fc from 'fast-check'
import type { Quote } from '#domain/projects/quote'
import { rowKinds, sumOf, validities } from '#domain/projects/quote'
import { quoteBounds } from '#domain/projects/quote-terms'

const cents = (least: number) => fc.integer({ min: least, max: 9_999_999 }).map((amount) => amount / 100)
const line = (most: number) => fc.stringMatching(new RegExp(`^[a-zçãé][a-zçãé0-9]{0,${most - 1}}$`))

const row = fc.record({
  kind: fc.constantFrom(...rowKinds),
  text: line(quoteBounds.text),
  quantity: fc.constantFrom('', '9 sacos', '4,2 m²'),
  total: cents(0),
})

/** Any quote with an amount that it sums to. */
export const quotesWithAmount: fc.Arbitrary<{ amount: number; quote: Quote }> = fc
  .record({
    amount: cents(1),
    rows: fc.array(row, { maxLength: quoteBounds.rows }),
    excluded: fc.array(line(20), { maxLength: quoteBounds.excluded }),
    start: fc.constantFrom(null, { days: 5 }, { date: '2026-12-01' }),
    shares: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: quoteBounds.stages }),
    valid_days: fc.constantFrom(...validities),
    warranty_days: fc.constantFrom(null, 90, 365),
    receipt: fc.constantFrom('' as const, 'nota_fiscal' as const, 'recibo' as const),
    conditions: fc.constantFrom('', 'Água por conta do cliente.\nEntulho também.'),
    registration: fc.constantFrom('' as const, 'client' as const, 'provider' as const, 'not_needed' as const),
  })
  .map(({ amount: alone, shares, ...fields }) => {
    const sum = sumOf(fields.rows.map(({ total }) => total))
    const rows = sum > 0 ? fields.rows : []
    const amount = rows.length > 0 ? sum : alone
    return { amount, quote: { ...fields, rows, stages: stagesOf(amount, shares), provider_document: '' } }
  })

/** The last one takes the rest. */
function stagesOf(amount: number, shares: readonly number[]): Quote['stages'] {
  const whole = Math.round(amount * 100)
  let left = whole
  const stages = shares.slice(1).flatMap((share, at) => {
    const part = Math.min(Math.floor((whole * share) / 800), left - 1)
    left -= Math.max(part, 0)
    return part > 0 ? [{ name: `Etapa ${at + 1}`, amount: part / 100 }] : []
  })
  return shares.length === 0 ? [] : [...stages, { name: 'No fim', amount: left / 100 }]
}
