import { searchWords } from '#domain/fold'
import { remembered } from '../data/queries/remembered'

/**
 * Finds the items whose text holds every word of a search. Each item is folded once: with thousands of them that takes longer than looking through,
 * and each letter typed looks again.
 */
export function searchIn<Item extends object>(textOf: (item: Item) => string): (typed: string) => (item: Item) => boolean {
  const foldedOf = remembered(textOf)
  return (typed) => {
    const words = searchWords(typed)
    return (item) => words.every((word) => foldedOf(item).includes(word))
  }
}
