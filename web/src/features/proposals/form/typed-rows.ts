import * as v from 'valibot'
import type { ProductRow } from '#domain/documents'
import { rowKinds } from '#domain/projects/quote'
import { quoteLinesWithin } from '#domain/projects/quote-lines'
import { quoteBounds, quoteTerms } from '#domain/projects/quote-terms'
import { formatMoney } from '#domain/values/money'
import { isBlank } from '#domain/values/written-text'
import { newId } from '#new-id'
import { texts } from '#texts'
import { unreadText } from '../../../components/fields/unread-text'

const words = texts.quoteForm.rows

export const rowDraft = v.object({
  id: v.string(),
  kind: v.picklist(rowKinds),
  text: v.string(),
  quantity: v.string(),
  /** In reais, 0 included; null untyped or unreadable. */
  total: v.nullable(v.number()),
  total_text: unreadText,
})

export type QuoteRowDraft = v.InferOutput<typeof rowDraft>
type RowParts = Omit<QuoteRowDraft, 'id' | 'total_text'>

/** `next_row` is typed below the rows: a row that was not added yet, or a line each of those that have no room. */
type TypedRows = { rows: QuoteRowDraft[]; next_row: string }

export const isBlankRow = ({ text, quantity, total, total_text }: QuoteRowDraft): boolean =>
  isBlank(text) && isBlank(quantity) && total === null && isBlank(total_text)

const newRow = (parts: RowParts): QuoteRowDraft => ({ id: newId(), ...parts, total_text: '' })

/** The first rows of a line or of a pasted list, and the lines of the others. What cannot be read is a name. */
function readRows(text: string, most: number): { rows: RowParts[]; rest: string } {
  const read = quoteLinesWithin(text, most)
  const isName = most > 0 && read.rows.length === 0 && !isBlank(text)
  return isName ? { rows: [{ kind: 'labour', text: text.trim(), quantity: '', total: null }], rest: '' } : read
}

const rowsOfText = (text: string): RowParts[] => readRows(text, Number.POSITIVE_INFINITY).rows
const filled = ({ rows }: TypedRows): QuoteRowDraft[] => rows.filter((row) => !isBlankRow(row))
const roomIn = (typed: TypedRows): number => Math.max(quoteBounds.rows - filled(typed).length, 0)
const lines = (...parts: string[]): string => parts.filter((part) => !isBlank(part)).join('\n')

/** Makes rows of lines as far as there is room; the others stay in the field, behind `kept`. Product 114. */
export function withLines(typed: TypedRows, text: string, kept = ''): TypedRows {
  const { rows, rest } = readRows(text, roomIn(typed))
  return { rows: [...typed.rows, ...rows.map(newRow)], next_row: lines(kept, rest) }
}

/** The same of rows that were not typed. */
export function withRows(typed: TypedRows, added: readonly RowParts[]): TypedRows {
  const room = roomIn(typed)
  return { rows: [...filled(typed), ...added.slice(0, room).map(newRow)], next_row: lines(typed.next_row, ...linesOf(added.slice(room))) }
}

/** As a row is typed: '9 sacos argamassa R$ 315,00'. */
const lineOf = ({ quantity, text, total }: RowParts): string =>
  [quantity, text, total === null ? '' : total === 0 ? words.included : formatMoney(total)].filter(Boolean).join(' ')

/** Under headings of their kinds, which are read with them. */
const linesOf = (rows: readonly RowParts[]): string[] =>
  rows.flatMap((row, at) => (row.kind === rows[at - 1]?.kind ? [lineOf(row)] : [`${words.kinds[row.kind]}:`, lineOf(row)]))

/** The project's products that are no row yet. */
export const clientRows = (products: readonly ProductRow[], { rows, next_row }: TypedRows): RowParts[] =>
  products
    .map(({ name, quantity }) => ({ kind: 'material' as const, text: name, quantity, total: null }))
    .filter((row) => !rows.some(({ text }) => text === row.text) && !next_row.split('\n').includes(lineOf(row)))

/** With the line that was not added yet. */
export const rowsIn = (typed: TypedRows): RowParts[] => [...filled(typed), ...rowsOfText(typed.next_row)]

export const countRows = (typed: TypedRows): number => rowsIn(typed).length

/** Rows beyond the most. */
export const countOver = (typed: TypedRows): number => Math.max(countRows(typed) - quoteBounds.rows, 0)

/** At the rows, or at the line below them. */
export function rowProblems(typed: TypedRows, isWithoutPrice: boolean): { rows?: string; next_row?: string } {
  const [rows, next] = [filled(typed), rowsOfText(typed.next_row)]
  const areRight = (given: readonly RowParts[]) => v.is(quoteTerms.entries.rows, given)
  const full = words.full(quoteBounds.rows, countOver(typed))
  const nextProblem = next.some(({ total }) => total === null) ? words.noTotalInLine : texts.errors.fields.too_long
  const problems = {
    ...(rows.length > quoteBounds.rows ? { rows: full } : !areRight(rows) && { rows: words.error }),
    ...(next.length > 0 && (countOver(typed) > 0 ? { next_row: full } : !areRight(next) && { next_row: nextProblem })),
  }
  if (Object.keys(problems).length > 0 || !isWithoutPrice) return problems
  return rows.length > 0 ? { rows: words.errorNoPrice } : { next_row: words.errorNoPrice }
}
