import { MOST_COUNTED } from '#domain/most-counted'
import type { ListingPosition } from '#domain/wire-answers'
import { numberOf, rowsOf, textOf } from './database'
import type { Binding, Database } from './pocketbase-api'
import type { DocumentSql } from './sync/documents'

const PAGE = 30
/** A word is found by reading: it is looked for among so many of the newest. */
const MOST_SEARCHED = 5_000

export type Listing = {
  /** A table, its alias, and the index that gives its newest first: SQLite would rather sort. */
  table: string
  alias: string
  index: string
  conditions: readonly string[]
  /** Conditions that no index answers: words, and choices beside the first. */
  words: readonly string[]
  values: Record<string, Binding>
  /** As the page before gave it; '' begins with the newest. */
  before: string
  document: DocumentSql
}

/** `documents` is a JSON array. */
export type NewestPage = ListingPosition & { documents: string }

/** One page of what a listing finds, the newest first. What was created in the same millisecond as the last of a page comes with it. */
export function newestPage(db: Database, { table, alias, index, conditions, words, values, before, document }: Listing): NewestPage {
  const time = `${alias}.created_at`
  const from = `${table} ${alias} INDEXED BY ${index}`
  const oldestSearched = `SELECT ${time} FROM ${from} WHERE ${conditions.join(' AND ')} ORDER BY ${time} DESC LIMIT 1 OFFSET ${MOST_SEARCHED - 1}`
  const searched = words.length === 0 ? [] : [`${time} >= coalesce((${oldestSearched}), '')`, ...words]
  const found = `FROM ${from} WHERE ${[...conditions, ...searched].join(' AND ')}`
  const upTo = before ? `AND ${time} < {:before}` : ''
  const bound = { ...values, ...(before && { before }) }
  const oldest = textOf(db, `SELECT min(created_at) FROM (SELECT ${time} ${found} ${upTo} ORDER BY ${time} DESC LIMIT ${PAGE})`, bound)
  const page = rowsOf(
    db,
    { document: '' },
    `SELECT json_object(${document.fields}) AS document FROM (SELECT ${alias}.id AS record ${found} ${upTo} AND ${time} >= {:oldest}) r
      ${document.joins} ORDER BY d.created_at DESC, d.id`,
    { ...bound, oldest },
  )
  const isLast = textOf(db, `SELECT 1 ${found} AND ${time} < {:oldest} LIMIT 1`, { ...values, oldest }) === ''
  return {
    documents: `[${page.map((row) => row.document).join(',')}]`,
    before: isLast ? '' : oldest,
    total: numberOf(db, `SELECT count(*) FROM (SELECT 1 ${found} LIMIT ${MOST_COUNTED + 1})`, values),
  }
}
