import * as v from 'valibot'
import { amount, durationDays, optionalLine, optionalText, requiredLine } from '#domain/fields'
import { digestOf } from '#domain/ids'
import { canonicalQuote, type Quote, quote, rowKinds, validities } from '#domain/projects/quote'
import { documentCharacters, isDocumentNumber } from '#domain/values/document-number'
import { isAmount } from '#domain/values/money'

/** At most 32 kB in all, whatever is written. Product 107. */
export const quoteBounds = { rows: 40, text: 120, quantity: 40, excluded: 12, stages: 8, stageName: 60, conditions: 1_000 } as const

/** One writing of accented letters: the same text has one digest. */
const composed = v.transform((text: string) => text.normalize('NFC'))
const line = (most: number) => v.pipe(requiredLine(most), composed, v.maxLength(most, 'too_long'))
const day = v.pipe(v.string(), v.check(isDay, 'days_invalid'))
const rowTotal = v.pipe(
  v.number('required'),
  v.check((reais) => reais === 0 || isAmount(reais), 'amount_invalid'),
)
const atMost = <const Item extends v.GenericSchema>(most: number, item: Item) => v.pipe(v.array(item), v.maxLength(most, 'too_many_rows'))

/** Parsed, it is in its canonical form. */
export const quoteTerms = v.object({
  rows: atMost(
    quoteBounds.rows,
    v.object({
      kind: v.picklist(rowKinds),
      text: line(quoteBounds.text),
      quantity: v.pipe(optionalLine(quoteBounds.quantity), composed, v.maxLength(quoteBounds.quantity, 'too_long')),
      total: rowTotal,
    }),
  ),
  excluded: atMost(quoteBounds.excluded, line(quoteBounds.text)),
  start: v.nullable(v.union([v.object({ days: durationDays }), v.object({ date: day })])),
  stages: atMost(quoteBounds.stages, v.object({ name: line(quoteBounds.stageName), amount })),
  valid_days: v.picklist(validities),
  warranty_days: v.nullable(durationDays),
  receipt: quote.entries.receipt,
  conditions: v.pipe(optionalText(quoteBounds.conditions), composed, v.maxLength(quoteBounds.conditions, 'too_long')),
  registration: quote.entries.registration,
  provider_document: v.pipe(v.string(), v.check(isDocument, 'document_invalid')),
})

/** A new one, and what its form begins with. */
export const emptyQuote: Quote = {
  rows: [],
  excluded: [],
  start: null,
  stages: [],
  valid_days: 10,
  warranty_days: null,
  receipt: '',
  conditions: '',
  registration: '',
  provider_document: '',
}

/** Named by an acceptance; '' for none. Whole: its provider writes both of two quotes that would share a short one. Product 111. */
export const quoteDigest = (given: Quote | null): string => (given ? digestOf(canonicalQuote(given)) : '')

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00.000Z`) : Number.NaN
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}

/** Without marks, as the account has it. */
function isDocument(text: string): boolean {
  const type = text.length === 11 ? 'CPF' : 'CNPJ'
  return text === '' || (isDocumentNumber(text, type) && documentCharacters(text, type) === text)
}
