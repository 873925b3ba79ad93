import * as v from 'valibot'
import { fieldErrorsOf } from '#domain/fields'
import { type Quote, quote, sumOf, validities } from '#domain/projects/quote'
import { emptyQuote, quoteTerms } from '#domain/projects/quote-terms'
import { isBlank } from '#domain/values/written-text'
import { newId } from '#new-id'
import { unreadText } from '../../../components/fields/unread-text'
import { rowDraft, rowsIn } from './typed-rows'

const stage = v.object({ id: v.string(), name: v.string(), amount: v.nullable(v.number()), amount_text: unreadText })

/** Entries of a proposal's draft. */
export const quoteDraft = {
  rows: v.array(rowDraft),
  next_row: v.string(),
  /** One a line. */
  excluded: v.string(),
  starts_in: v.nullable(v.number()),
  starts_in_text: unreadText,
  starts_on: v.string(),
  /** The last one's amount is what the others leave. */
  stages: v.array(stage),
  /** Null: unchosen. */
  valid_days: v.nullable(v.picklist(validities)),
  warranty_days: v.nullable(v.number()),
  warranty_days_text: unreadText,
  receipt: quote.entries.receipt,
  conditions: v.string(),
  registration: quote.entries.registration,
  has_document: v.boolean(),
}

const draft = v.object(quoteDraft)
export type QuoteDraft = v.InferOutput<typeof draft>
export type StageDraft = QuoteDraft['stages'][number]

export const emptyQuoteDraft: QuoteDraft = {
  rows: [],
  next_row: '',
  excluded: '',
  starts_in: null,
  starts_in_text: '',
  starts_on: '',
  stages: [],
  valid_days: null,
  warranty_days: null,
  warranty_days_text: '',
  receipt: '',
  conditions: '',
  registration: '',
  has_document: false,
}

export const newStage = (name: string, amount: number | null): StageDraft => ({ id: newId(), name, amount, amount_text: '' })

/** As its form begins to improve it. Ids are the same on every reading, and of no two things that can be brought back. */
export function quoteDraftOf(sent: Quote | null): QuoteDraft {
  if (!sent) return emptyQuoteDraft
  const { rows, excluded, start, stages, valid_days, warranty_days, receipt, conditions, registration, provider_document } = sent
  return {
    ...emptyQuoteDraft,
    rows: rows.map((each, index) => ({ id: `row-${index}`, ...each, total_text: '' })),
    excluded: excluded.join('\n'),
    starts_in: start && 'days' in start ? start.days : null,
    starts_on: start && 'date' in start ? start.date : '',
    stages: stages.map((each, index) => ({ id: `stage-${index}`, ...each, amount_text: '' })),
    valid_days,
    warranty_days,
    receipt,
    conditions,
    registration,
    has_document: provider_document !== '',
  }
}

const linesIn = (text: string): string[] => text.split('\n').filter((line) => !isBlank(line))

export const quotePartOf = (typed: QuoteDraft): QuoteDraft => v.parse(draft, typed)

/** Only its validity may be chosen, too. */
export const isQuoted = (typed: QuoteDraft): boolean =>
  rowsIn(typed).length > 0 ||
  linesIn(typed.excluded).length > 0 ||
  typed.starts_in !== null ||
  typed.starts_on !== '' ||
  typed.stages.length > 0 ||
  typed.valid_days !== null ||
  typed.warranty_days !== null ||
  typed.receipt !== '' ||
  !isBlank(typed.conditions) ||
  typed.registration !== '' ||
  typed.has_document

/** In reais: typed, or with rows their sum. Product 108. */
export const priceOf = (typed: QuoteDraft & { amount: number | null }): number | null =>
  hasRows(typed) ? sumOf(rowsIn(typed).map(({ total }) => total ?? 0)) : typed.amount

export const hasRows = (typed: QuoteDraft): boolean => rowsIn(typed).length > 0

/** Amount of the last stage, left by the others; below 0 they exceed the price. */
export const restOf = (stages: readonly StageDraft[], price: number | null): number | null =>
  price === null ? null : sumOf([price, ...stages.slice(0, -1).map(({ amount }) => -(amount ?? 0))])

export const completedStages = (stages: readonly StageDraft[], price: number | null): StageDraft[] =>
  stages.map((each, index) => (index === stages.length - 1 ? { ...each, amount: restOf(stages, price), amount_text: '' } : each))

/** Unchecked: `quoteTerms` judges. Null where nothing is detailed. */
export function saidQuote(typed: QuoteDraft, price: number | null, providerDocument: string): unknown {
  if (!isQuoted(typed)) return null
  const { starts_in, starts_on, valid_days, warranty_days, receipt, conditions, registration, has_document } = typed
  return {
    rows: rowsIn(typed).map(({ kind, text, quantity, total }) => ({ kind, text, quantity, total })),
    excluded: linesIn(typed.excluded),
    start: starts_on ? { date: starts_on } : starts_in === null ? null : { days: starts_in },
    stages: completedStages(typed.stages, price).map(({ name, amount }) => ({ name, amount })),
    valid_days: valid_days ?? emptyQuote.valid_days,
    warranty_days,
    receipt,
    conditions,
    registration,
    provider_document: has_document ? providerDocument : '',
  }
}

/** Parts that cannot be sent as they are. */
export const wrongParts = (said: unknown): ReadonlySet<string> => new Set(said === null ? [] : Object.keys(fieldErrorsOf(quoteTerms, said)))
