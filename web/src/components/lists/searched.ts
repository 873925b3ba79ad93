import { useEffect } from 'react'
import { searchedFor } from '#domain/projects/searched'
import { inSlices } from '../../data/live/in-slices'
import { memoized } from '../../data/live/memoized'

/** `prepare` folds an item's text before its first search. */
export type Finds<Item> = ((typed: string, slips?: boolean) => (item: Item) => boolean) & { readonly prepare: (item: Item) => void }

/** Each item is folded once: with thousands that takes longer than the search, and each letter searches again. */
export function searchIn<Item extends object>(textOf: (item: Item) => string): Finds<Item> {
  const foldedOf = memoized(textOf)
  const finds = (typed: string, slips?: boolean) => {
    const words = searchedFor(typed, slips)
    return (item: Item) => words.every((answers) => answers.some((text) => foldedOf(item).includes(text)))
  }
  return Object.assign(finds, { prepare: (item: Item) => void foldedOf(item) })
}

/** With slips of the pen where nothing is found without; not while a server is asked, which has more to find. Product 50. */
export function foundIn<Item>(items: readonly Item[], finds: Finds<Item>, typed: string, isAsked: boolean): Item[] {
  const found = items.filter(finds(typed))
  return isAsked || found.length > 0 || typed.trim() === '' ? found : items.filter(finds(typed, true))
}

/** In slices: thousands of texts take a slow phone longer than a letter may. */
export function usePrepared<Item>({ prepare }: Finds<Item>, items: readonly Item[] | undefined): void {
  useEffect(() => (items ? inSlices(items, prepare) : undefined), [prepare, items])
}
