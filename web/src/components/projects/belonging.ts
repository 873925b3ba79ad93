import { useAtomValue, useSetAtom } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useLayoutEffect } from 'react'

const list = atom<string | null>(null)

/** The list that the open page belongs to for this person, as far as its address alone does not tell. Product 57. */
export const useBelonging = (): string | null => useAtomValue(list)

/** Says so while the page shows: a project is among one's own, among those one has proposed on, or among the open ones. */
export function useBelongsTo(path: string): void {
  const set = useSetAtom(list)
  useLayoutEffect(() => {
    set(path)
    return () => set(null)
  }, [set, path])
}
