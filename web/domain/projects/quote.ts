import * as v from 'valibot'

/** 'Mão de obra', 'Material', 'Outro'. */
export const rowKinds = ['labour', 'material', 'other'] as const
export const validities = [10, 15, 30, 60] as const

/** Totals in reais, 0 is included in the price. Product 107; its bounds are in `quote-terms.ts`. */
export const quote = v.object({
  rows: v.array(v.object({ kind: v.picklist(rowKinds), text: v.string(), quantity: v.string(), total: v.number() })),
  excluded: v.array(v.string()),
  /** Days after the acceptance, or a day of the calendar ('2026-12-01'). */
  start: v.nullable(v.union([v.object({ days: v.number() }), v.object({ date: v.string() })])),
  stages: v.array(v.object({ name: v.string(), amount: v.number() })),
  valid_days: v.picklist(validities),
  warranty_days: v.nullable(v.number()),
  receipt: v.picklist(['', 'nota_fiscal', 'recibo']),
  conditions: v.string(),
  /** Who provides ART or RRT; '' where unsaid. */
  registration: v.picklist(['', 'client', 'provider', 'not_needed']),
  /** Its provider's CPF or CNPJ without marks, where they have ticked it; else ''. */
  provider_document: v.string(),
})

export type Quote = v.InferOutput<typeof quote>
export type QuoteRow = Quote['rows'][number]
export type QuoteStage = Quote['stages'][number]
export type RowKind = QuoteRow['kind']

/** The same text on every device and on the server: one order of keys, nothing that this release does not know; '' for none. */
export const canonicalQuote = (given: Quote | null): string => (given ? JSON.stringify(v.parse(quote, given)) : '')

const centsOf = (reais: number): number => Math.round(reais * 100)

/** In reais, summed in cents. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((cents, amount) => cents + centsOf(amount), 0) / 100

export const sumOfRows = ({ rows }: Pick<Quote, 'rows'>, kind?: RowKind): number =>
  sumOf(rows.filter((row) => kind === undefined || row.kind === kind).map(({ total }) => total))

export const sumOfStages = ({ stages }: Pick<Quote, 'stages'>): number => sumOf(stages.map(({ amount }) => amount))

/** Rows and stages, where there are any, sum to the price. Product 108 and 109. */
export const isSummedUp = (amount: number, given: Pick<Quote, 'rows' | 'stages'> | null): boolean =>
  given === null ||
  ((given.rows.length === 0 || centsOf(sumOfRows(given)) === centsOf(amount)) &&
    (given.stages.length === 0 || centsOf(sumOfStages(given)) === centsOf(amount)))
