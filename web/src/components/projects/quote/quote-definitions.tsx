import { type Quote, type QuoteRow, type QuoteStage, rowKinds } from '#domain/projects/quote'
import { shareOf } from '#domain/projects/quote-entry'
import { formatDocumentNumber } from '#domain/values/document-number'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import type { Definition } from '../../../ui/content/lists/definition-list'
import { Text } from '../../../ui/content/text/text'
import { mediumDate } from '../../times/times'

const words = texts.quoteForm
const { line } = texts.deal

type Fact = { term: string; value: string }

const factOf = (term: string, value: string): Fact[] => (value === '' ? [] : [{ term, value }])

/** All that it says, a line each; none without a quote. For review, Pendências, and beside one's own proposal. Product 107. */
export const quoteSaid = (quote: Quote | null, amount: number): Fact[] =>
  quote === null
    ? []
    : [
        ...rowKinds.flatMap((kind) => factOf(words.rows.kinds[kind], rowLines(quote.rows.filter((row) => row.kind === kind)))),
        ...factOf(words.excluded.label, quote.excluded.join('\n')),
        ...factOf(words.said.start, startText(quote)),
        ...factOf(words.stages.label, quote.stages.map((stage) => stageText(stage, amount)).join('\n')),
        ...factOf(words.said.validity, texts.times.days(quote.valid_days)),
        ...factOf(words.more.warranty, quote.warranty_days === null ? '' : texts.times.days(quote.warranty_days)),
        ...factOf(words.more.receipt, quote.receipt && words.more.receipts[quote.receipt]),
        ...factOf(words.more.registration, quote.registration && words.more.registrations[quote.registration]),
        ...factOf(words.more.conditions, quote.conditions),
        ...documentFact(quote),
      ]

const rowLines = (rows: readonly QuoteRow[]): string =>
  rows
    .map(({ text, quantity, total }) =>
      line([text, quantity].filter(Boolean).join(' · '), total === 0 ? words.rows.included.toLowerCase() : formatMoney(total)),
    )
    .join('\n')

const stageText = ({ name, amount }: QuoteStage, price: number): string => line(name, words.said.part(formatMoney(amount), shareOf(amount, price)))

function startText({ start }: Quote): string {
  if (start === null) return ''
  // At noon here: no zone makes it another day.
  return 'days' in start ? words.said.startsIn(texts.times.days(start.days)) : mediumDate(new Date(`${start.date}T12:00:00`))
}

function documentFact({ provider_document }: Quote): Fact[] {
  const type = provider_document.length > 11 ? 'CNPJ' : 'CPF'
  return factOf(type, formatDocumentNumber(provider_document, type))
}

export const quoteDefinitions = (quote: Quote | null, amount: number): Definition[] =>
  quoteSaid(quote, amount).map(({ term, value }) => ({ id: `quote-${term}`, term, value: <Text isAsTyped>{value}</Text> }))
