import { useEffect } from 'react'
import { searchedFor } from '#domain/projects/services'
import { inSlices } from '../../data/live/in-slices'
import { memoized } from '../../data/live/memoized'

/** Tells of a search as it was typed which items it finds. `prepare` folds an item's text, which the first search that looks at it does otherwise. */
export type Finds<Item> = ((typed: string) => (item: Item) => boolean) & { readonly prepare: (item: Item) => void }

/**
 * Finds the items whose text answers every word of a search. Each item is folded once: with thousands of them that takes longer than looking through,
 * and each letter typed looks again.
 */
export function searchIn<Item extends object>(textOf: (item: Item) => string): Finds<Item> {
  const foldedOf = memoized(textOf)
  const finds = (typed: string) => {
    const words = searchedFor(typed)
    return (item: Item) => words.every((answers) => answers.some((text) => foldedOf(item).includes(text)))
  }
  return Object.assign(finds, { prepare: (item: Item) => void foldedOf(item) })
}

/** Prepares a list for its first search, in slices: the texts of thousands take a slow phone longer than a letter may. */
export function usePrepared<Item>({ prepare }: Finds<Item>, items: readonly Item[] | undefined): void {
  useEffect(() => (items ? inSlices(items, prepare) : undefined), [prepare, items])
}
