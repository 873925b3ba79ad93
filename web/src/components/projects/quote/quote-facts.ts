import type { Proposal } from '#domain/documents'
import { isExpired } from '#domain/projects/proposal-life'
import { type Quote, type QuoteStage, type RowKind, sumOfRows } from '#domain/projects/quote'
import { entryOf, shareOf } from '#domain/projects/quote-entry'
import { formatDocumentNumber } from '#domain/values/document-number'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { dayMonth, mediumDate } from '../../times/times'

const words = texts.quotePaper

export type Quoted = Proposal & { quote: Quote }
export const isQuoted = (proposal: Proposal): proposal is Quoted => proposal.quote !== null

/** Noon here of 'AAAA-MM-DD': no zone makes it another day. */
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`)
/** '7 de dez.' */
export const shortDay = (day: string): string => dayMonth(dateOf(day))
/** '7 de dez. de 2026' */
export const fullDay = (day: string): string => mediumDate(dateOf(day))

export const totalText = (total: number): string => (total === 0 ? words.items.included : formatMoney(total))

/** Undefined without rows: nobody said what the price is made of. */
export function kindText(quote: Quote, kind: RowKind): string | undefined {
  if (quote.rows.length === 0) return undefined
  return quote.rows.some((row) => row.kind === kind) ? totalText(sumOfRows(quote, kind)) : words.none
}

export const startText = ({ start }: Quote): string | undefined =>
  start === null ? undefined : 'days' in start ? words.startsIn(texts.times.days(start.days)) : words.startsOn(fullDay(start.date))

export const warrantyText = ({ warranty_days }: Quote): string | undefined => (warranty_days === null ? undefined : words.warranty(warranty_days))
export const receiptText = ({ receipt }: Quote): string | undefined => (receipt === '' ? undefined : words.receipts[receipt])
export const registrationText = ({ registration }: Quote): string | undefined => (registration === '' ? undefined : words.registrations[registration])

export const shareText = (part: number, amount: number): string => words.share(shareOf(part, amount))

/** 'R$ 1.500,00 (50%)'; stages without one have none. */
export function entryText(quote: Quote, amount: number): string | undefined {
  if (quote.stages.length === 0) return undefined
  const entry = entryOf(quote)
  return entry ? stageText(entry, amount) : words.none
}
const stageText = ({ amount: part }: QuoteStage, amount: number): string => words.entry(formatMoney(part), shareText(part, amount))

/** A line a stage. */
export const stagesText = ({ stages }: Quote, amount: number): string | undefined =>
  stages.length === 0 ? undefined : stages.map((stage) => words.line(stage.name, stageText(stage, amount))).join('\n')

/** `today` is São Paulo's. */
export const validityText = (proposal: Proposal, today: string): string => {
  if (proposal.valid_until === '') return words.validity.unsaid
  return words.validity[isExpired(proposal, today) ? 'ended' : 'until'](shortDay(proposal.valid_until))
}

/** 'CPF 123…', where its provider has ticked it; else ''. */
export function documentText({ provider_document }: Quote): string {
  if (provider_document === '') return ''
  const type = provider_document.length === 11 ? 'CPF' : 'CNPJ'
  return `${type} ${formatDocumentNumber(provider_document, type)}`
}
