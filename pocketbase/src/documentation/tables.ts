import type { DocumentationSection } from '#domain/wire-answers'
import { documentationContent } from '#texts'
import { rowsOf } from '../database'
import type { Database } from '../pocketbase-api'

const { title, purposes } = documentationContent.tables

/**
 * PocketBase's collections by their own kinds of fields, then the tables that migrations make beside them; without PocketBase's and SQLite's own, such
 * as those that an index of words is kept in. Its columns have no kind: they are text.
 */
const TABLES = `
  SELECT name, (SELECT json_group_array(json_object('name', f.value ->> 'name', 'kind', f.value ->> 'type')) FROM json_each(c.fields) f) AS fields
    FROM _collections c WHERE NOT c.system
  UNION ALL
  SELECT name, (SELECT json_group_array(json_object('name', p.name, 'kind', lower(coalesce(nullif(p.type, ''), 'text')))) FROM pragma_table_info(m.name) p)
    FROM sqlite_master m WHERE type = 'table' AND name NOT GLOB '_*' AND name NOT GLOB 'sqlite_*' AND name NOT IN (SELECT name FROM _collections)
      AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY 1`

/** The tables of this very database. */
export const tablesSection = (db: Database): DocumentationSection => ({
  title,
  isCode: true,
  entries: rowsOf(db, { name: '', fields: '' }, TABLES).map(({ name, fields }) => ({ name, text: purposes[name] ?? '', fields: JSON.parse(fields) })),
})
