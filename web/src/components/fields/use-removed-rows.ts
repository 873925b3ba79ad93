import { useRef, useState } from 'react'
import { offerUndo, useUndoOffers } from '../../data/undo'

/** A filled row can come back to its place for a while. Product 59. */
export function useRemovedRows<Row extends { id: string }>(
  rows: readonly Row[],
  onChange: (rows: Row[]) => void,
  isBlankRow: (row: Row) => boolean,
): { rows: Row[]; remove(row: Row): void } {
  const [removed, setRemoved] = useState<readonly Row[]>([])
  const offers = useUndoOffers()
  const newest = useRef({ rows, onChange })
  newest.current = { rows, onChange }

  const without = (list: readonly Row[], { id }: Row) => list.filter((row) => row.id !== id)

  return {
    rows: removed.filter(({ id }) => offers.has(id)),
    remove(row) {
      const at = rows.indexOf(row)
      onChange(without(rows, row))
      if (isBlankRow(row)) return
      setRemoved((before) => [...without(before, row), row])
      offerUndo([row.id], { undo: async () => newest.current.onChange(without(newest.current.rows, row).toSpliced(at, 0, row)) })
    },
  }
}
