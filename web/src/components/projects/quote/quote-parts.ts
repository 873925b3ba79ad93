import type { Proposal } from '#domain/documents'
import { type Quote, type QuoteRow, rowKinds } from '#domain/projects/quote'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { type PaperLine, type PaperPart, type PaperRow, rowOf } from '../../paper/paper'
import { kindText, receiptText, registrationText, shareText, stagesText, startText, totalText, warrantyText } from './quote-facts'

const words = texts.quotePaper

type Priced = Pick<Proposal, 'amount'> & { quote: Quote }

/** Rows with their sums, terms, stages and exclusions: for a page, a deal and paper. Product 107, 113, 116. */
export function quoteParts({ quote, amount }: Priced): PaperPart[] {
  const { rows, stages, excluded, conditions } = quote
  return [
    ...(rows.length > 0 ? [itemsPart(quote, amount)] : []),
    ...partOf(words.terms.title, { lines: termLines(quote) }),
    ...(stages.length > 0 ? [stagesPart(quote, amount)] : []),
    ...partOf(words.excluded, { list: excluded }),
    ...(conditions ? [{ title: words.terms.conditions, text: conditions }] : []),
  ]
}

const partOf = (title: string, part: Pick<PaperPart, 'lines' | 'list'>): PaperPart[] =>
  [...(part.lines ?? []), ...(part.list ?? [])].length > 0 ? [{ title, ...part }] : []

const line = (term: string, value: string | undefined): PaperLine[] => (value === undefined ? [] : [{ term, value }])

const termLines = (quote: Quote): PaperLine[] => [
  ...line(words.terms.start, startText(quote)),
  ...line(words.terms.warranty, warrantyText(quote)),
  ...line(words.terms.receipt, receiptText(quote)),
  ...line(words.terms.registration, registrationText(quote)),
]

/** By kind, each with its sum. */
const itemsPart = (quote: Quote, amount: number): PaperPart => ({
  title: words.items.title,
  table: {
    columns: ['text', 'short', 'figure'],
    head: [rowOf([words.items.item, words.items.quantity, words.items.total])],
    rows: [
      ...rowKinds.flatMap((kind) => {
        const rows = quote.rows.filter((row) => row.kind === kind)
        return rows.length === 0 ? [] : [spanning(words.kinds[kind], kindText(quote, kind) ?? '', 'part'), ...rows.map(itemRow)]
      }),
      spanning(words.items.total, formatMoney(amount), 'sum'),
    ],
  },
})

const itemRow = ({ text, quantity, total }: QuoteRow): PaperRow => rowOf([text, quantity, totalText(total)])

const spanning = (text: string, figure: string, look: PaperRow['look']): PaperRow => ({
  cells: [{ text, span: 2 }, { text: figure }],
  ...(look && { look }),
})

const stagesPart = ({ stages }: Quote, amount: number): PaperPart => ({
  title: words.stages.title,
  table: {
    columns: ['text', 'figure', 'figure'],
    head: [rowOf([words.stages.stage, words.stages.share, words.stages.amount])],
    rows: stages.map((stage) => rowOf([stage.name, shareText(stage.amount, amount), formatMoney(stage.amount)])),
  },
})

/** In a few lines: a kind of rows in one, the stages in another. Product 116. */
export const quoteLines = ({ quote, amount }: Priced): PaperLine[] => [
  ...rowKinds.flatMap((kind) => (quote.rows.some((row) => row.kind === kind) ? line(words.kinds[kind], kindText(quote, kind)) : [])),
  ...line(words.stages.title, stagesText(quote, amount)),
  ...termLines(quote),
  ...line(words.excluded, quote.excluded.length > 0 ? quote.excluded.join('\n') : undefined),
]

/** '- Argamassa (9 sacos): R$ 270,00', to share. */
export const rowLines = ({ rows }: Quote): string[] =>
  rows.map(({ text, quantity, total }) => words.row(quantity ? words.item(text, quantity) : text, totalText(total)))
