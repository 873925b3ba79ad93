import type { CollectionName } from '#domain/documents'
import { MOST_COUNTED } from '#domain/projects/most-counted'
import type { ListingPosition } from '#domain/wire/wire-answers'
import { documents } from '../feed/documents'
import { storedBytes } from '../feed/stored-bytes'
import type { Binding, Database } from '../pocketbase-api'
import { numberOf, rowsOf, textOf } from '../sql'

const PAGE = 30
/** Bytes of long texts on a page of several rows: a person may ask for dozens of pages at once. */
const MOST_BYTES = 200_000
/** Rows that a search for words reads at most. */
export const MOST_SEARCHED = 5_000
/** In no number and no time. */
const GAP = ' '

export type Listing = {
  /** Rows with the index that gives them in `order`: the planner would sort. */
  source: string
  /** Name of the listed rows in the other parts. */
  alias: string
  /** Columns with numbers or times, descending. Rows alike in all of them come on one page. */
  order: readonly string[]
  conditions: readonly string[]
  /** Conditions without an index. */
  words: readonly string[]
  values: Record<string, Binding>
  /** The shape of a row's document. */
  collection: CollectionName
}

/** `documents` are JSON texts. */
export type ListingPage = Pick<ListingPosition, 'before'> & { documents: string[] }

export function listingPage(db: Database, listing: Listing, before: string): ListingPage {
  const { alias, order, collection } = listing
  const document = documents[collection]
  const { from, values } = found(db, listing)
  const after = before ? `AND ${key(listing)} < ${bound(listing, 'before')}` : ''
  const start = { ...values, ...(before && positionValues(listing, 'before', before)) }
  const last = endOfPage(db, listing, `${from} ${after}`, start)
  const upTo = last ? `AND ${key(listing)} >= ${bound(listing, 'last')}` : ''
  const end = last ? positionValues(listing, 'last', last) : {}
  const page = rowsOf(
    db,
    { document: '' },
    `SELECT json_object(${document.fields}) AS document FROM (SELECT ${alias}.id AS record, ${order.map((column, i) => `${column} AS at${i}`).join(', ')} ${from} ${after} ${upTo}) r
      ${document.joins} ORDER BY ${order.map((_, i) => `r.at${i} DESC`).join(', ')}, d.id`,
    { ...start, ...end },
  )
  const isLast = !last || textOf(db, `SELECT 1 ${from} AND ${key(listing)} < ${bound(listing, 'last')} LIMIT 1`, { ...values, ...end }) === ''
  return { documents: page.map((row) => row.document), before: isLast ? '' : last }
}

export const pageAndTotal = (db: Database, listing: Listing, before: string): { page: ListingPage; total: number } => ({
  page: listingPage(db, listing, before),
  total: listingTotal(db, listing),
})

/** Whether more than a page comes after `before`. */
export function holdsPage(db: Database, listing: Listing, before: string): boolean {
  const { from, values } = found(db, listing)
  const after = before ? `AND ${key(listing)} < ${bound(listing, 'before')}` : ''
  const rows = `SELECT count(*) FROM (SELECT 1 ${from} ${after} LIMIT ${PAGE + 1})`
  return numberOf(db, rows, { ...values, ...(before && positionValues(listing, 'before', before)) }) > PAGE
}

/** '' where the listing ends before a page is full. */
function endOfPage(db: Database, listing: Listing, from: string, values: Record<string, Binding>): string {
  const { alias, collection } = listing
  const sql = `SELECT ${position(listing)} AS place, ${storedBytes(collection, alias)} AS bytes ${from} ${sorted(listing)} LIMIT ${PAGE}`
  const rows = rowsOf(db, { place: '', bytes: 0 }, sql, values)
  let bytes = 0
  const fitting = rows.findIndex((row) => {
    bytes += row.bytes
    return bytes > MOST_BYTES
  })
  return rows[fitting < 0 ? PAGE - 1 : Math.max(0, fitting - 1)]?.place ?? ''
}

export function listingTotal(db: Database, listing: Listing): number {
  const { from, values } = found(db, listing)
  return numberOf(db, `SELECT count(*) FROM (SELECT 1 ${from} LIMIT ${MOST_COUNTED + 1})`, values)
}

function found(db: Database, listing: Listing): { from: string; values: Record<string, Binding> } {
  const { source, conditions, words, values } = listing
  const from = `FROM ${source} WHERE ${conditions.join(' AND ')}`
  if (words.length === 0) return { from, values }
  const edge = textOf(db, `SELECT ${position(listing)} ${from} ${sorted(listing)} LIMIT 1 OFFSET ${MOST_SEARCHED - 1}`, values)
  const searched = edge ? [`${key(listing)} >= ${bound(listing, 'edge')}`] : []
  return {
    from: [from, ...searched, ...words].join(' AND '),
    values: { ...values, ...(edge && positionValues(listing, 'edge', edge)) },
  }
}

const key = ({ order }: Listing): string => `(${order.join(', ')})`
const bound = ({ order }: Listing, name: string): string => `(${order.map((_, index) => `{:${name}${index}}`).join(', ')})`
const sorted = ({ order }: Listing): string => `ORDER BY ${order.map((column) => `${column} DESC`).join(', ')}`

/** One text; of one column it is the column itself. */
const position = ({ order }: Listing): string => order.join(` || '${GAP}' || `)

function positionValues({ order }: Listing, name: string, text: string): Record<string, Binding> {
  const parts = text.split(GAP)
  return Object.fromEntries(order.map((_, index) => [`${name}${index}`, parts[index] ?? '']))
}
