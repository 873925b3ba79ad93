/** The end of a sentence, bracket or quotation mark, written as it is or encoded: no page's address ends with one. */
const TRAIL = /(?:%[0-9a-f]{2}|[^\w/%-])+$/i

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * Drops from a shared address what stood after it in the message it was copied from. What is behind '?' and '#' is whatever was typed, and stays. No path
 * holds '#': protection of mails writes that of a link as '%23', and the token behind it would stay in the path.
 */
export function mendedAddress({ pathname, search, hash }: Address): string {
  const [path = '', behind] = pathname.split(/%23(.*)/)
  return path.replace(TRAIL, '') + (behind === undefined ? search + hash : `#${asWritten(behind)}`)
}

/** Where '=' was encoded too, all of it was. */
function asWritten(behind: string): string {
  if (behind.includes('=')) return behind
  try {
    return decodeURIComponent(behind)
  } catch {
    return behind
  }
}
