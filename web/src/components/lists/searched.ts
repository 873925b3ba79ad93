import { useEffect } from 'react'
import { searchedFor } from '#domain/projects/services'
import { inSlices } from '../../data/live/in-slices'
import { memoized } from '../../data/live/memoized'

/** `prepare` folds an item's text before its first search. */
export type Finds<Item> = ((typed: string) => (item: Item) => boolean) & { readonly prepare: (item: Item) => void }

/** Each item is folded once: with thousands that takes longer than the search, and each letter searches again. */
export function searchIn<Item extends object>(textOf: (item: Item) => string): Finds<Item> {
  const foldedOf = memoized(textOf)
  const finds = (typed: string) => {
    const words = searchedFor(typed)
    return (item: Item) => words.every((answers) => answers.some((text) => foldedOf(item).includes(text)))
  }
  return Object.assign(finds, { prepare: (item: Item) => void foldedOf(item) })
}

/** In slices: thousands of texts take a slow phone longer than a letter may. */
export function usePrepared<Item>({ prepare }: Finds<Item>, items: readonly Item[] | undefined): void {
  useEffect(() => (items ? inSlices(items, prepare) : undefined), [prepare, items])
}
