import { useAtomValue, useSetAtom } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useLayoutEffect } from 'react'

const list = atom<string | null>(null)

/** The list that a page belongs to, where its address does not tell. Product 57. */
export const useBelonging = (): string | null => useAtomValue(list)

/** Own projects, own proposals, or open projects. */
export function useBelongsTo(path: string): void {
  const set = useSetAtom(list)
  useLayoutEffect(() => {
    set(path)
    return () => set(null)
  }, [set, path])
}
