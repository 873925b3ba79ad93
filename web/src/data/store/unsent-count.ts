import { isDiscarded } from '../../sync'

type Row = Record<'state' | 'on_refusal' | 'code' | 'verb' | 'record', string>
type Upload = Record<'state' | 'record', string>

const unsentRows = ['queued', 'sent', 'refused']
const unsentUploads = ['waiting', 'refused']

/**
 * How many items a person would lose: commands unsent, sent without an answer, or refused, and what they have not uploaded, by its record. Read marks count
 * in no number, nor does what its person has discarded, though it can still be brought back. `rows` are those of every state.
 */
export function countOf(rows: readonly Row[], uploads: readonly Upload[]): number {
  const kept = rows.filter((row) => !isDiscarded(row))
  const [given, discarded] = [projectsOf(kept), projectsOf(rows.filter(isDiscarded))]
  const unsent = kept.filter(({ state, on_refusal }) => unsentRows.includes(state) && on_refusal !== 'forget')
  const published = projectsOf(unsent)
  const isCountedWithIt = (record: string) => published.has(record) || (discarded.has(record) && !given.has(record))
  const records = uploads.filter(({ state, record }) => unsentUploads.includes(state) && !isCountedWithIt(record)).map(({ record }) => record)
  return unsent.length + new Set(records).size
}

/** The photos of a project go with it: while it is unsent they are one item, and discarded with it none. */
export const projectsOf = (rows: readonly Pick<Row, 'verb' | 'record'>[]): Set<string> =>
  new Set(rows.filter(({ verb }) => verb === 'publish_project').map(({ record }) => record))
