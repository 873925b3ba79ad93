import { quoted, type Server, sql } from '../../support/server/server-client'

/** Rows of every command: answers, feed, word indexes, limits. */
const bookkeeping = /^(sync_|_|sqlite_|search_|user_words|project_words|ticket_words|record_counts|removed_folders|quotas$|cities$|city_reach$)/
/** PocketBase's longest statement. */
const LONGEST_QUERY = 5_000

type StoredRows = ReadonlyMap<string, string>

/** Changed by the server's clock. */
const retries = "('tries', 'due_at')"

/** All other rows, by table and key, once everyone is notified. */
export async function storedRows(server: Server): Promise<StoredRows> {
  while ((await sql(server, 'SELECT 1 FROM notice_jobs LIMIT 1')).length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  const rows = new Map<string, string>()
  for (const query of joined(await rowQueries(server))) for (const { key, json } of await sql(server, query)) rows.set(String(key), String(json))
  return rows
}

async function rowQueries(server: Server): Promise<string[]> {
  const described = `SELECT m.name, group_concat('"' || p.name || '"') AS columns, max(p.name = 'id') AS has_id
      FROM sqlite_master m JOIN pragma_table_info(m.name) p WHERE m.type = 'table' AND p.name NOT IN ${retries} GROUP BY m.name`
  const tables = await sql(server, described)
  return tables
    .filter(({ name }) => !bookkeeping.test(String(name)))
    .map(({ name, columns, has_id }) => {
      const json = `json_array(${columns})`
      return `SELECT ${quoted(`${name} `)} || ${Number(has_id) === 1 ? 'id' : json} AS key, ${json} AS json FROM ${name}`
    })
}

/** As few statements as possible. */
function joined(queries: readonly string[]): string[] {
  const statements: string[] = []
  let last = ''
  for (const query of queries) {
    const longer = last ? `${last} UNION ALL ${query}` : query
    if (longer.length > LONGEST_QUERY) statements.push(last)
    last = longer.length > LONGEST_QUERY ? query : longer
  }
  return [...statements, last]
}

/** Without random values and times, unordered. */
export function changesBetween(before: StoredRows, after: StoredRows): string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))
  return keys.map((key) => plain(`${key.split(' ')[0]}: ${before.get(key) ?? ''} → ${after.get(key) ?? ''}`)).sort()
}

const plain = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '{time}')
    .replaceAll(/\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}/g, '{hash}')
    .replaceAll(/(?<![A-Za-z0-9])[A-Za-z0-9]{50}(?![A-Za-z0-9])/g, '{key}')
    .replaceAll(/(?<![a-z0-9])(?:ana)?[a-z0-9]{15}(?![a-z0-9])/g, '{id}')
