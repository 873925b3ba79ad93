import { quoted, type Row, type Server, sql } from '../../../support/server/server-client'

/** One line of a plan that reads more than the statement needs, with the statement. */
export type Offence = { plan: string; statement: string }

/** Each statement once that a server printed (`printsStatements`), its longest texts and a document's plain fields left out: they change no plan, and /api/sql takes 5,000 characters. */
export function statementsIn(output: string): string[] {
  const printed = output.split(/^(?=\[\d+\.\d\dms\] |(?:DEBUG|INFO|WARN|ERROR) |\d{4}\/\d\d\/\d\d )/m).filter((part) => part.startsWith('['))
  const statements = printed.map((part) =>
    part
      .replace(/^\[[\d.]+ms\] /, '')
      .replace(/'(?:[^']|'')*'/g, (text) => (text.length > 40 ? "'[]'" : text))
      .replace(/'(\w+)', d\.\1, /g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return [...new Map(statements.map((statement) => [shapeOf(statement), statement])).values()].filter((one) =>
    /^(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(one),
  )
}

/** The triggers' statements, on their own: EXPLAIN QUERY PLAN leaves them out. */
export async function triggerStatements(server: Server): Promise<string[]> {
  const triggers = await sql(server, "SELECT sql FROM sqlite_master WHERE type = 'trigger'")
  return triggers.flatMap(({ sql: text }) => {
    // RAISE reads nothing, and is for triggers only.
    const [, body = ''] = /BEGIN([\s\S]*)END/.exec(String(text)) ?? []
    return body
      .replace(/\b(?:NEW|OLD)\.\w+/g, "'x'")
      .split(';')
      .map((statement) => statement.trim())
      .filter((statement) => statement !== '' && !statement.includes('RAISE('))
  })
}

/** Rows that a statement may sort, and why they are few. `most` is how often its plan may. */
export type BoundedSort = { statement: RegExp; most: number; because: string }

/** The lines of the plan that scan one of these tables, or sort what nothing has bounded. */
export async function offencesOf(server: Server, statement: string, growing: readonly string[], bounded: readonly BoundedSort[]): Promise<Offence[]> {
  const plan = (await sql(server, `EXPLAIN QUERY PLAN ${statement}`)).map(({ detail }) => String(detail))
  const tables = tablesByName(statement)
  const scans = plan.filter((line) => {
    const [, scanned = ''] = /^SCAN `?([^\s`]+)/.exec(line) ?? []
    // A virtual table says SCAN of everything; by these it is asked for a word or a number.
    return growing.includes(tables.get(scanned) ?? scanned) && !/VIRTUAL TABLE INDEX \d+:(?:M|=|>|<)/.test(line)
  })
  const sorts = plan.filter((line) => line.startsWith('USE TEMP B-TREE'))
  const most = bounded.find((known) => known.statement.test(statement))?.most ?? 0
  return [...scans, ...sorts.slice(most)].map((line) => ({ plan: line, statement }))
}

/** Tables of the database itself, without those that hold a fixed number of rows. */
export async function growingTables(server: Server, fixed: readonly string[]): Promise<string[]> {
  const names = fixed.map(quoted).join(', ')
  const rows: Row[] = await sql(
    server,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT IN (${names})`,
  )
  return rows.map(({ name }) => String(name))
}

/** Table by alias, and by its own name. */
function tablesByName(statement: string): Map<string, string> {
  const named = [
    ...statement.matchAll(
      /\b(?:FROM|JOIN|UPDATE|INTO)\s+`?(\w+)`?(?:\s+(?:AS\s+)?`?(?!WHERE|ON|SET|JOIN|LEFT|ORDER|GROUP|LIMIT|UNION|INNER)(\w+)`?)?/gi,
    ),
  ]
  return new Map(named.flatMap(([, table = '', alias = '']) => [[table, table] as const, ...(alias ? [[alias, table] as const] : [])]))
}

/** The statement without its values. */
const shapeOf = (statement: string): string => statement.replace(/'(?:[^']|'')*'|\b\d+(?:\.\d+)?\b/g, '?')
