import { pageOfRecord, webLinks } from '#links'

/** Trailing punctuation or brackets, plain or encoded: no page's address ends with one. */
const TRAIL = /(?:%[0-9a-f]{2}|[^\w/%-])+$/i

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * Drops what followed a shared path in its message. No path holds '#': mail protection writes a link's '#' as '%23', which would leave the
 * token in the path.
 * A link of the system becomes its page's address; an unknown one leads nowhere, without what it said.
 */
export function mendedAddress({ pathname, search, hash }: Address): string {
  if (pathname === webLinks.path) {
    return pageOfRecord(new URLSearchParams(search).get(webLinks.parameter) ?? '', webLinks.scheme) ?? webLinks.path
  }
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
