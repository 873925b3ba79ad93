import { quoted, type Row, remove, type Server, sql } from '../../support/server/server-client'
import { type StepName, steps } from './feed-steps'

/** Numbers choose among what there is, so that histories shrink. */
export type Step = readonly [name: StepName, a: number, b: number]

/** The SQL door's most. */
const MOST_ROWS = 1_000

/** SQL by column. */
type Values = Record<string, string>

/** Plain SQL past every rule; PocketBase's own deletions and cascade. */
export class FeedWorld {
  /** Makes every value and time new. */
  step = 0

  readonly server: Server

  constructor(server: Server) {
    this.server = server
  }

  async take([name, a, b]: Step): Promise<void> {
    this.step++
    await steps[name](this, a, b)
  }

  get text(): string {
    return `n${this.step}`
  }

  get now(): string {
    return quoted(new Date(Date.UTC(2026, 10, 20) + this.step).toISOString())
  }

  newId = (kind: string, n: number | string = this.step): string => `${kind}${n}`.padEnd(15, '0')

  /** In pages of the SQL door. */
  async rows(table: string, where = '1'): Promise<Row[]> {
    const rows: Row[] = []
    for (;;) {
      const after = quoted(String(rows.at(-1)?.id ?? ''))
      const next = await sql(this.server, `SELECT * FROM ${table} WHERE (${where}) AND id > ${after} ORDER BY id LIMIT ${MOST_ROWS}`)
      rows.push(...next)
      if (next.length < MOST_ROWS) return rows
    }
  }

  async pick(table: string, n: number, where = '1'): Promise<Row | undefined> {
    const found = await this.rows(table, where)
    return found[n % Math.max(found.length, 1)]
  }

  async insert(table: string, values: Values): Promise<void> {
    await sql(this.server, `INSERT INTO ${table} (${Object.keys(values).join(', ')}) VALUES (${Object.values(values).join(', ')})`)
  }

  async set(table: string, row: Row | undefined, assignment: string): Promise<void> {
    if (row) await sql(this.server, `UPDATE ${table} SET ${assignment} WHERE id = ${quoted(String(row.id))}`)
  }

  async remove(table: string, row: Row | undefined): Promise<void> {
    if (row) await remove(this.server, table, String(row.id))
  }

  async end(): Promise<void> {
    for (const person of await this.rows('users')) await this.remove('users', person)
    await sql(this.server, 'DELETE FROM account_cancellation_requests')
  }
}
