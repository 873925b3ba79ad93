import { quoted, type Row, type Server, sql } from '../../../support/server/server-client'

/** A plan's line that reads more than needed. */
export type Offence = { plan: string; statement: string }

/** Printed statements, without long texts and plain fields, which change no plan: /api/sql takes 5,000 characters. */
export function statementsIn(output: string): string[] {
  const printed = output.split(/^(?=\[\d+\.\d\dms\] |(?:DEBUG|INFO|WARN|ERROR) |\d{4}\/\d\d\/\d\d )/m).filter((part) => part.startsWith('['))
  const statements = printed.map((part) =>
    part
      .replace(/^\[[\d.]+ms\] /, '')
      .replace(/'(?:[^']|'')*'/g, (text) => (text.length > 40 ? "'[]'" : text))
      .replace(/'(\w+)', (?:[diw]\.\1|json\(CASE WHEN json_valid\(d\.\1\) [^()]*\(d\.\1\)[^()]* END\)), /g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return [...new Map(statements.map((statement) => [shapeOf(statement), statement])).values()].filter((one) =>
    /^(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(one),
  )
}

/** EXPLAIN QUERY PLAN leaves triggers out. */
export async function triggerStatements(server: Server): Promise<string[]> {
  const triggers = await sql(server, "SELECT sql FROM sqlite_master WHERE type = 'trigger'")
  return triggers.flatMap(({ sql: text }) => {
    // RAISE works in triggers only.
    const [, body = ''] = /BEGIN([\s\S]*)END/.exec(String(text)) ?? []
    return body
      .replace(/\b(?:NEW|OLD)\.\w+/g, "'x'")
      .split(';')
      .map((statement) => statement.trim())
      .filter((statement) => statement !== '' && !statement.includes('RAISE('))
  })
}

/** `because` says why the rows are few; `most` is how often the plan may sort. */
export type BoundedSort = { statement: RegExp; most: number; because: string }

/** Scans of these tables, and unbounded sorts. */
export async function offencesOf(server: Server, statement: string, growing: readonly string[], bounded: readonly BoundedSort[]): Promise<Offence[]> {
  const plan = (await sql(server, `EXPLAIN QUERY PLAN ${statement}`)).map(({ detail }) => String(detail))
  const tables = tablesByName(statement)
  // A part of the statement with the name of a table within it is scanned once itself.
  const parts = plan.flatMap((line) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(line)?.[1] ?? []).map((part) => `SCAN ${part}`)
  const scans = plan.filter((line) => {
    const part = parts.indexOf(line)
    if (part >= 0) parts.splice(part, 1)
    const [, scanned = ''] = /^SCAN `?([^\s`]+)/.exec(line) ?? []
    // A virtual table is always scanned; these indexes find a word or a number.
    return part < 0 && growing.includes(tables.get(scanned) ?? scanned) && !/VIRTUAL TABLE INDEX \d+:(?:M|=|>|<)/.test(line)
  })
  const sorts = plan.filter((line) => line.startsWith('USE TEMP B-TREE'))
  const most = bounded.find((known) => known.statement.test(statement))?.most ?? 0
  return [...scans, ...sorts.slice(most)].map((line) => ({ plan: line, statement }))
}

export async function growingTables(server: Server, fixed: readonly string[]): Promise<string[]> {
  const names = fixed.map(quoted).join(', ')
  const others = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT IN (${names})`
  const rows: Row[] = await sql(server, others)
  return rows.map(({ name }) => String(name))
}

/** By alias and by own name. */
function tablesByName(statement: string): Map<string, string> {
  const named = [
    ...statement.matchAll(
      /\b(?:FROM|JOIN|UPDATE|INTO)\s+`?(\w+)`?(?:\s+(?:AS\s+)?`?(?!WHERE|ON|SET|JOIN|LEFT|ORDER|GROUP|LIMIT|UNION|INNER)(\w+)`?)?/gi,
    ),
  ]
  return new Map(named.flatMap(([, table = '', alias = '']) => [[table, table] as const, ...(alias ? [[alias, table] as const] : [])]))
}

const shapeOf = (statement: string): string => statement.replace(/'(?:[^']|'')*'|\b\d+(?:\.\d+)?\b/g, '?')
