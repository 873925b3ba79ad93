import { searchedFor } from '#domain/projects/services'
import { remembered } from '../../data/queries/remembered'

/**
 * Finds the items whose text answers every word of a search. Each item is folded once: with thousands of them that takes longer than looking through,
 * and each letter typed looks again.
 */
export function searchIn<Item extends object>(textOf: (item: Item) => string): (typed: string) => (item: Item) => boolean {
  const foldedOf = remembered(textOf)
  return (typed) => {
    const words = searchedFor(typed)
    return (item) => words.every((answers) => answers.some((text) => foldedOf(item).includes(text)))
  }
}
