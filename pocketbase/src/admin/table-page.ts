import { searchWords } from '#domain/fold'
import { MOST_COUNTED } from '#domain/most-counted'
import { inSnapshot, numberOf, rowsOf } from '../database'
import { Failure } from '../failure'
import type { App, Binding, Database, RequestEvent } from '../pocketbase-api'
import { answerJson } from '../route'

const PAGE = 50
/** What an export asks for at a time. */
const MOST_ROWS = 1_000
/** Of a common word the newest so many are found. */
const MOST_FOUND = 5_000
const MOST_WORDS = 10

export type Order = { column: string; index: string; direction: 'ASC' | 'DESC' }

export type AdminTable = {
  /** A table and its alias. */
  table: string
  alias: string
  conditions: readonly string[]
  values: Record<string, Binding>
  order: Order
  /** FTS5's table with the words of this one, and what was typed. */
  words?: { table: string; typed: string }
  /** A row as the arguments of json_object, and the joins that it needs. */
  row: string
  joins?: string
}

/** One page of a table in its order, by keyset: `{rows, before, total}`. `before` asks for the next page, '' is the end. */
export function answerTablePage(e: RequestEvent, table: AdminTable): void {
  const query = e.request.url.query()
  const most = query.get('rows') === '' ? PAGE : Number(query.get('rows'))
  if (!Number.isInteger(most) || most < 1 || most > MOST_ROWS) throw new Failure(400, 'malformed')
  answerJson(e, 200, tablePage(e.app, table, query.get('before'), most))
}

function tablePage(app: App, { alias, order, row, joins = '', ...rest }: AdminTable, before: string, most: number): string {
  const { column, direction } = order
  const { from, conditions, values } = searched({ alias, order, ...rest })
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  const after = before === '' ? '' : `${where ? ' AND' : 'WHERE'} (${column}, ${alias}.id) ${direction === 'DESC' ? '<' : '>'} ({:at}, {:id})`
  const page = (db: Database) =>
    rowsOf(
      db,
      { key: '', row: '' },
      `SELECT json_array(r.at, ${alias}.id) AS key, json_object(${row}) AS row
        FROM (SELECT ${alias}.id AS id, ${column} AS at ${from} ${where}${after}
          ORDER BY ${column} ${direction}, ${alias}.id ${direction} LIMIT ${most + 1}) r
        CROSS JOIN ${rest.table} ${alias} ON ${alias}.id = r.id ${joins} ORDER BY r.at ${direction}, r.id ${direction}`,
      { ...values, ...(before !== '' && positionOf(before)) },
    )
  const count = (db: Database) => numberOf(db, `SELECT count(*) FROM (SELECT 1 ${from} ${where} LIMIT ${MOST_COUNTED + 1})`, values)
  const { rows, total } = inSnapshot(app, (db) => ({ rows: page(db), total: count(db) }))
  const shown = rows.slice(0, most)
  const next = rows.length > most ? (shown.at(-1)?.key ?? '') : ''
  return `{"rows":[${shown.map((one) => one.row).join(',')}],"before":${JSON.stringify(next)},"total":${total}}`
}

/** Without words the order's index is read as far as the page goes; with them what they find is sorted, at most MOST_FOUND rows. */
function searched({ table, alias, conditions, values, order, words }: Omit<AdminTable, 'row' | 'joins'>) {
  const match = words && matchOf(words.typed)
  if (!words || !match) return { from: `FROM ${table} ${alias} INDEXED BY ${order.index}`, conditions, values }
  const found = `(SELECT rowid AS number FROM ${words.table} WHERE ${words.table} MATCH {:match} ORDER BY rowid DESC LIMIT ${MOST_FOUND})`
  return {
    from: `FROM ${found} f CROSS JOIN search_entries s ON s.number = f.number CROSS JOIN ${table} ${alias} ON ${alias}.id = s.record`,
    conditions,
    values: { ...values, match },
  }
}

/** Every word typed begins a word of the record, case and accents aside; '' for an empty question. */
function matchOf(typed: string): string {
  // FTS5 takes a question to end at U+0000.
  const words = searchWords(typed.split('\0').join(' ')).filter((word) => /[a-z0-9]/.test(word))
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `"${word.replaceAll('"', '""')}"*`)
    .join(' ')
}

function positionOf(before: string): { at: Binding; id: string } {
  try {
    const key: unknown = JSON.parse(before)
    const [at, id] = Array.isArray(key) && key.length === 2 ? key : []
    if ((typeof at === 'string' || typeof at === 'number') && typeof id === 'string') return { at, id }
  } catch {
    // Told below.
  }
  throw new Failure(400, 'malformed')
}

/** A choice of the question, undefined for none; a failure for one that is not known. */
export function chosen<const T extends string>(e: RequestEvent, name: string, known: readonly T[]): T | undefined {
  const given = e.request.url.query().get(name)
  if (given === '') return undefined
  const choice = known.find((one) => one === given)
  if (!choice) throw new Failure(400, 'malformed')
  return choice
}
