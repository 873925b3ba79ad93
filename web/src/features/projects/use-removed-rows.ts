import { useRef, useState } from 'react'
import { offerUndo, useUndoOffers } from '../../data/undo'
import type { DraftRow } from './project-draft'

/** Removes rows at once; one in which something stood can be brought back to its place for a while. Product 59. */
export function useRemovedRows(rows: readonly DraftRow[], onChange: (rows: DraftRow[]) => void) {
  const [removed, setRemoved] = useState<readonly DraftRow[]>([])
  const offers = useUndoOffers()
  const newest = useRef({ rows, onChange })
  newest.current = { rows, onChange }

  const without = (list: readonly DraftRow[], { id }: DraftRow) => list.filter((row) => row.id !== id)

  return {
    /** Those that can be brought back. */
    rows: removed.filter(({ id }) => offers.has(id)),
    remove(row: DraftRow) {
      const at = rows.indexOf(row)
      onChange(without(rows, row))
      if (!row.name.trim() && !row.quantity.trim()) return
      setRemoved((before) => [...without(before, row), row])
      offerUndo([row.id], { undo: async () => newest.current.onChange(without(newest.current.rows, row).toSpliced(at, 0, row)) })
    },
  }
}
