import type { OutboxRow, PendingChange } from './outbox-row'

type ChangeOfOne = Extract<PendingChange, { id: string }>

export const changesOfOne = ({ changes }: OutboxRow): ChangeOfOne[] => changes.filter((change) => 'id' in change)

export const keyOf = ({ collection, id }: ChangeOfOne): string => `${collection}/${id}`

const makes = ({ op }: ChangeOfOne): boolean => op === 'create' || op === 'ensure'

/** As `collection/id`. */
export const madeBy = (row: OutboxRow): string[] => changesOfOne(row).filter(makes).map(keyOf)

/** As `collection/id`; ensured records are left out, since their commands may come in any order. */
export const writtenBy = (row: OutboxRow): string[] =>
  changesOfOne(row)
    .filter(({ op }) => op !== 'ensure')
    .map(keyOf)

/** Records that a command hangs on or changes, without those it makes. */
export function dependenciesOf(row: OutboxRow): string[] {
  const made = madeBy(row)
  return [...new Set([...(row.parent ? [row.parent] : []), ...changesOfOne(row).map(keyOf)])].filter((key) => !made.includes(key))
}
