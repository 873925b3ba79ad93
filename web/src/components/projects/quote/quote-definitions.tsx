import { type Quote, type QuoteRow, rowKinds } from '#domain/projects/quote'
import { formatDocumentNumber } from '#domain/values/document-number'
import { texts } from '#texts'
import type { Definition } from '../../../ui/content/lists/definition-list'
import { Text } from '../../../ui/content/text/text'
import { receiptText, registrationText, stagesText, startText, totalText, warrantyText } from './quote-facts'

const words = texts.quotePaper

type Fact = { term: string; value: string }

const factOf = (term: string, value: string | undefined): Fact[] => (value ? [{ term, value }] : [])

/** All that it says, a line each; none without a quote. For review, Pendências, and beside one's own proposal. Product 107. */
export const quoteSaid = (quote: Quote | null, amount: number): Fact[] =>
  quote === null
    ? []
    : [
        ...rowKinds.flatMap((kind) =>
          factOf(
            words.kinds[kind],
            quote.rows
              .filter((row) => row.kind === kind)
              .map(rowText)
              .join('\n'),
          ),
        ),
        ...factOf(words.excluded, quote.excluded.join('\n')),
        ...factOf(words.terms.start, startText(quote)),
        ...factOf(words.stages.title, stagesText(quote, amount)),
        ...factOf(words.terms.validity, texts.times.days(quote.valid_days)),
        ...factOf(words.terms.warranty, warrantyText(quote)),
        ...factOf(words.terms.receipt, receiptText(quote)),
        ...factOf(words.terms.registration, registrationText(quote)),
        ...factOf(words.terms.conditions, quote.conditions),
        ...documentFact(quote),
      ]

const rowText = ({ text, quantity, total }: QuoteRow): string => words.line([text, quantity].filter(Boolean).join(' · '), totalText(total))

function documentFact({ provider_document }: Quote): Fact[] {
  const type = provider_document.length > 11 ? 'CNPJ' : 'CPF'
  return factOf(type, formatDocumentNumber(provider_document, type))
}

export const quoteDefinitions = (quote: Quote | null, amount: number): Definition[] =>
  quoteSaid(quote, amount).map(({ term, value }) => ({ id: `quote-${term}`, term, value: <Text isAsTyped>{value}</Text> }))
