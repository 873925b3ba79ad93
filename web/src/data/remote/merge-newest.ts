type Dated = { id: string; created_at: string }
type Online<T> = { items: readonly T[]; isCurrent: boolean; hasMore: boolean }

/**
 * What this device holds and what the server has given, each once, the newest first; this device's is the fresher. While the server has more, nothing
 * that is older than what it gave last: that comes with the pages to come, and with it what lies in between.
 */
export function mergeNewest<T extends Dated>(held: readonly T[], { items, isCurrent, hasMore }: Online<T>): T[] {
  const online = isCurrent ? items : []
  const last = online.at(-1)?.created_at
  const reached = hasMore && last !== undefined ? held.filter(({ created_at }) => created_at >= last) : held
  const here = new Set(reached.map(({ id }) => id))
  return [...reached, ...online.filter(({ id }) => !here.has(id))].toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
}
