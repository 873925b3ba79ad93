import type { Proposal } from '#domain/documents'
import { isExpired } from '#domain/projects/proposal-life'
import { type Quote, rowKinds } from '#domain/projects/quote'
import { highEntry } from '#domain/projects/quote-entry'
import { texts } from '#texts'
import {
  entryText,
  isQuoted,
  kindText,
  receiptText,
  shortDay,
  stagesText,
  startText,
  warrantyText,
} from '../../components/projects/quote/quote-facts'
import type { CompareCell, CompareRow } from './compare-rows'

const words = texts.quotePaper

type Said = Partial<Pick<CompareCell, 'note' | 'tone'>> & { text: string | undefined }
type QuoteRow = { label: string; isLong?: boolean; of: (quote: Quote, proposal: Proposal, today: string) => Said }

const plain = (label: string, textOf: (quote: Quote, amount: number) => string | undefined, isLong = false): QuoteRow => ({
  label,
  isLong,
  of: (quote, { amount }) => ({ text: textOf(quote, amount) }),
})

const rows: readonly QuoteRow[] = [
  ...rowKinds.map((kind) => plain(words.kinds[kind], (quote) => kindText(quote, kind))),
  plain(words.terms.start, startText),
  { label: words.stages.entry, of: (quote, { amount }) => ({ text: entryText(quote, amount), ...entryMark(quote, amount) }) },
  plain(words.stages.count, stagesText, true),
  plain(words.terms.warranty, warrantyText),
  plain(words.terms.receipt, receiptText),
  { label: words.terms.validity, of: (_quote, proposal, today) => validityOf(proposal, today) },
  plain(words.excluded, ({ excluded }) => (excluded.length > 0 ? excluded.map(words.listed).join('\n') : undefined), true),
]

function entryMark(quote: Quote, amount: number): Partial<Said> {
  const percent = highEntry(quote, amount)
  return percent === undefined ? {} : { note: words.highEntry(words.share(percent)), tone: 'bad' }
}

function validityOf(proposal: Proposal, today: string): Said {
  // An answered one no longer ends.
  const hasEnded = proposal.status === 'pending' && isExpired(proposal, today)
  return { text: words.validity[hasEnded ? 'endedShort' : 'short'](shortDay(proposal.valid_until)), tone: hasEnded ? 'bad' : 'plain' }
}

/** Rows of quotes beside price and days, but for those that none has. No mark: a part is no offer. Product 112. */
export const quoteRows = (proposals: readonly Proposal[], today: string): CompareRow[] =>
  rows
    .map(
      ({ label, isLong, of }): CompareRow => ({
        key: label,
        label,
        size: isLong ? 'small' : 'text',
        cells: proposals.map((proposal) => cellOf(proposal, isQuoted(proposal) ? of(proposal.quote, proposal, today) : { text: undefined })),
      }),
    )
    .filter(({ cells }) => cells.some(({ isMissing, text }) => !isMissing && text !== words.none))

const cellOf = ({ id }: Proposal, { text, ...rest }: Said): CompareCell =>
  text === undefined
    ? { id, text: words.unsaid, tone: 'soft', isLowest: false, isMissing: true }
    : { id, text, tone: 'plain', isLowest: false, ...rest }

/** 'faltam 3 de 7'; '' where a proposal says all that the others say. */
export function missingText(rows: readonly CompareRow[], id: string): string {
  const count = rows.filter(({ cells }) => cells.some((cell) => cell.id === id && cell.isMissing)).length
  return count === 0 ? '' : words.missing(count, rows.length)
}
