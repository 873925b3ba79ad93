/** The end of a sentence, bracket or quotation mark, written as it is or encoded: no page's address ends with one. */
const TRAIL = /(?:%[0-9a-f]{2}|[^\w/%-])+$/i

/** Drops from a shared address what stood after it in the message it was copied from. What is behind '?' and '#' is whatever was typed, and stays. */
export const mendedAddress = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname.replace(TRAIL, '') + search + hash
