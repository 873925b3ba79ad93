/** Links of expected notices about this page's own acts, which need no toast. */
const expected = new Set<string>()

/** Call before an act whose notice reaches its own person too, as an acceptance; the returned function cancels that after a failure. */
export function expectOwnNotice(link: string): () => void {
  expected.add(link)
  return () => void expected.delete(link)
}

/** True once an act: later notices with the same link are news. */
export const isOwnNotice = (link: string): boolean => expected.delete(link)
