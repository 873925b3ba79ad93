import { searchWords } from '#domain/fold'

/**
 * Finds the items whose text holds every word of a search. Each item is folded once: with thousands of them that takes longer than looking through,
 * and each letter typed looks again.
 */
export function searchIn<Item extends object>(textOf: (item: Item) => string): (typed: string) => (item: Item) => boolean {
  const folded = new WeakMap<Item, string>()
  const foldedOf = (item: Item): string => {
    const known = folded.get(item)
    if (known !== undefined) return known
    const text = textOf(item)
    folded.set(item, text)
    return text
  }
  return (typed) => {
    const words = searchWords(typed)
    return (item) => words.every((word) => foldedOf(item).includes(word))
  }
}
