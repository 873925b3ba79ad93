import { useRef, useState } from 'react'
import { openWayBack, useWaysBack } from '../../data/way-back'
import type { DraftRow } from './project-draft'

/** Removes rows at once; one in which something stood can be brought back to its place for a while. Product 59. */
export function useRemovedRows(rows: readonly DraftRow[], onChange: (rows: DraftRow[]) => void) {
  const [removed, setRemoved] = useState<readonly DraftRow[]>([])
  const waysBack = useWaysBack()
  const newest = useRef({ rows, onChange })
  newest.current = { rows, onChange }

  const without = (list: readonly DraftRow[], { id }: DraftRow) => list.filter((row) => row.id !== id)

  return {
    /** Those that can be brought back. */
    rows: removed.filter(({ id }) => waysBack.has(id)),
    remove(row: DraftRow) {
      const at = rows.indexOf(row)
      onChange(without(rows, row))
      if (!row.name.trim() && !row.quantity.trim()) return
      setRemoved((before) => [...without(before, row), row])
      openWayBack([row.id], { onUndone: () => newest.current.onChange(without(newest.current.rows, row).toSpliced(at, 0, row)) })
    },
  }
}
