/** Addresses that a notice is to come with of what this page has just done: who did it is told already. */
const expected = new Set<string>()

/** Before an act whose notice reaches its own person too, as an acceptance; answers how to take that back where it fails. */
export function expectOwnNotice(link: string): () => void {
  expected.add(link)
  return () => void expected.delete(link)
}

/** Once an act: what comes later with the same address is news. */
export const isOwnNotice = (link: string): boolean => expected.delete(link)
