import type { OutboxRow, PendingChange } from './outbox-row'

type ChangeOfOne = Extract<PendingChange, { id: string }>

export const changesOfOne = ({ changes }: OutboxRow): ChangeOfOne[] => changes.filter((change) => 'id' in change)

export const keyOf = ({ collection, id }: ChangeOfOne): string => `${collection}/${id}`

const makes = ({ op }: ChangeOfOne): boolean => op === 'create' || op === 'ensure'

/** The records that it creates, `collection/id`. */
export const madeBy = (row: OutboxRow): string[] => changesOfOne(row).filter(makes).map(keyOf)

/** The records that it changes, `collection/id`. A record that it only ensures stays as it is, whichever of two commands comes first. */
export const writtenBy = (row: OutboxRow): string[] =>
  changesOfOne(row)
    .filter(({ op }) => op !== 'ensure')
    .map(keyOf)

/** The records that it hangs on or changes, without those that it makes itself. */
export function dependenciesOf(row: OutboxRow): string[] {
  const made = madeBy(row)
  return [...new Set([...(row.parent ? [row.parent] : []), ...changesOfOne(row).map(keyOf)])].filter((key) => !made.includes(key))
}
