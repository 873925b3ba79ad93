import { MOST_COUNTED } from '#domain/projects/most-counted'
import { Failure } from '../failure'
import type { App, Binding, Database } from '../pocketbase-api'
import { answerJson, type PersonHandler } from '../requests/route'
import { inSnapshot, numberOf, rowsOf } from '../sql'
import { isExporting } from './exports'
import { ftsQuery } from './fts-query'

const PAGE = 50
/** Rows of one request of an export. */
const MOST_ROWS = 1_000

export type Order = { column: string; index: string; direction: 'ASC' | 'DESC' }

export type AdminTable = {
  table: string
  alias: string
  equal?: Readonly<Record<string, string | undefined>>
  conditions?: readonly string[]
  order: Order
  words?: string
  row: string
  joins?: string
}

/** `text` is '' for none; `choice` fails on an unknown value. */
export type Question = { text: (name: string) => string; choice: <const T extends string>(name: string, known: readonly T[]) => T | undefined }

/** One page of a table by keyset: `{rows, before, total}`; `before` '' is the end. More rows are given to an audited export. */
export const tableRoute =
  (tableOf: (question: Question) => AdminTable): PersonHandler =>
  (e, { id }) => {
    const query = e.request.url.query()
    const text = (name: string): string => query.get(name)
    const table = tableOf({ text, choice: (name, known) => choiceOf(text(name), known) })
    const most = text('rows') === '' ? PAGE : Number(text('rows'))
    if (!Number.isInteger(most) || most < 1 || most > MOST_ROWS) throw new Failure(400, 'malformed')
    if (most > PAGE && !isExporting(e.app, id, table.table, text('export'))) throw new Failure(403, 'forbidden')
    answerJson(e, 200, tablePage(e.app, table, text('q'), text('before'), most))
  }

function choiceOf<const T extends string>(given: string, known: readonly T[]): T | undefined {
  const choice = known.find((one) => one === given)
  if (given !== '' && !choice) throw new Failure(400, 'malformed')
  return choice
}

function tablePage(app: App, table: AdminTable, typed: string, before: string, most: number): string {
  const { alias, order, row, joins = '' } = table
  const { column, direction } = order
  const position = before === '' ? {} : positionOf(before)
  const page = (db: Database, { from, conditions, values }: Source) => {
    const after = before === '' ? [] : [`(${column}, ${alias}.id) ${direction === 'DESC' ? '<' : '>'} ({:at}, {:id})`]
    return rowsOf(
      db,
      { key: '', row: '' },
      `SELECT json_array(r.at, ${alias}.id) AS key, json_object(${row}) AS row
        FROM (SELECT ${alias}.id AS id, ${column} AS at ${from} ${whereOf([...conditions, ...after])}
          ORDER BY ${column} ${direction}, ${alias}.id ${direction} LIMIT ${most + 1}) r
        CROSS JOIN ${table.table} ${alias} ON ${alias}.id = r.id ${joins} ORDER BY r.at ${direction}, r.id ${direction}`,
      { ...values, ...position },
    )
  }
  const count = (db: Database, { from, conditions, values }: Source) =>
    numberOf(db, `SELECT count(*) FROM (SELECT 1 ${from} ${whereOf(conditions)} LIMIT ${MOST_COUNTED + 1})`, values)
  const { rows, total } = inSnapshot(app, (db) => {
    const source = sourceOf(db, table, typed)
    return { rows: page(db, source), total: source.total ?? count(db, source) }
  })
  const shown = rows.slice(0, most)
  const next = rows.length > most ? (shown.at(-1)?.key ?? '') : ''
  return `{"rows":[${shown.map((one) => one.row).join(',')}],"before":${JSON.stringify(next)},"total":${total}}`
}

const whereOf = (conditions: readonly string[]): string => (conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '')

type Source = { from: string; conditions: readonly string[]; values: Record<string, Binding>; total?: number }

/** Few matches of words are sorted; for many, the order's index is read as far as the page goes. */
function sourceOf(db: Database, { table, alias, order, words, ...narrowed }: AdminTable, typed: string): Source {
  const { conditions, values } = conditionsOf(narrowed)
  const inOrder = `FROM ${table} ${alias} INDEXED BY ${order.index}`
  const match = words ? ftsQuery(typed) : ''
  if (!match) return { from: inOrder, conditions, values }
  const found = `SELECT rowid FROM ${words} WHERE ${words} MATCH {:match}`
  const count = numberOf(db, `SELECT count(*) FROM (${found} LIMIT ${MOST_COUNTED + 1})`, { match })
  if (count > MOST_COUNTED) {
    const isFound = `(SELECT number FROM search_entries WHERE collection = '${table}' AND record = ${alias}.id) IN (${found})`
    return { from: inOrder, conditions: [...conditions, isFound], values: { ...values, match }, ...(conditions.length === 0 && { total: count }) }
  }
  return {
    from: `FROM (${found}) f CROSS JOIN search_entries s ON s.number = f.rowid CROSS JOIN ${table} ${alias} ON ${alias}.id = s.record`,
    conditions,
    values: { ...values, match },
  }
}

function conditionsOf({ equal = {}, conditions = [] }: Pick<AdminTable, 'equal' | 'conditions'>): Omit<Source, 'from'> {
  const chosen = Object.entries(equal).flatMap(([column, value]) => (value ? [{ column, value }] : []))
  return {
    conditions: [...conditions, ...chosen.map(({ column }, index) => `${column} = {:chosen${index}}`)],
    values: Object.fromEntries(chosen.map(({ value }, index) => [`chosen${index}`, value])),
  }
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
