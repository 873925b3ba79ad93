import { isDiscarded, type OutboxRow } from '../../sync'

type Row = Record<'state' | 'on_refusal' | 'verb' | 'record', string> & { discarded_at?: string }
type Upload = Record<'state' | 'record', string> & { discarded_at?: string }

const unsentRows = ['queued', 'sent', 'refused']
const unsentUploads = ['waiting', 'refused']

/** Items that a person would lose. Read marks and discarded items are not counted. */
export function countOf(rows: readonly Row[], uploads: readonly Upload[]): number {
  const unsent = rows.filter((row) => unsentRows.includes(row.state) && countsForPeople(row))
  const projects = projectsOf(unsent)
  const kept = unsent.filter((row) => !isDiscarded(row))
  const apart = uploads.filter((upload) => unsentUploads.includes(upload.state) && !isDiscarded(upload) && !projects.has(upload.record))
  return kept.length + new Set(apart.map(({ record }) => record)).size
}

/** Photos are one item with their unsent project, and discarded with it none. */
export const projectsOf = (rows: readonly Pick<Row, 'verb' | 'record'>[]): Set<string> =>
  new Set(rows.filter(({ verb }) => verb === 'publish_project').map(({ record }) => record))

/** Read marks do not count. Rule P8. */
export const countsForPeople = (row: { on_refusal: string }): boolean => row.on_refusal !== 'forget'

/** Its words return to their field. A report is more than its words: it stays whole, and can be sent again as it was. Rule P8, product 37. */
export const goesBack = ({ on_refusal, args }: Pick<OutboxRow, 'on_refusal' | 'args'>): boolean => on_refusal === 'input' && args.reason === undefined

/** A command whose words returned to their field is no item of Pendências. */
export const isReturned = (row: Pick<OutboxRow, 'state' | 'on_refusal' | 'args'>): boolean => row.state === 'refused' && goesBack(row)
