type Online<T> = { items: readonly T[]; isCurrent: boolean; hasMore: boolean }

/**
 * The local row is the fresher one. While the server has more, rows after its last one are held back, since rows of later pages lie between.
 * `held` is sorted.
 */
export function mergePages<T extends { id: string }>(
  held: readonly T[],
  { items, isCurrent, hasMore }: Online<T>,
  compare: (one: T, other: T) => number,
): T[] {
  const online = isCurrent ? items : []
  const here = new Set(held.map(({ id }) => id))
  const more = online.filter(({ id }) => !here.has(id))
  const all = more.length === 0 ? [...held] : [...held, ...more].toSorted(compare)
  const last = hasMore ? online.at(-1) : undefined
  return last ? all.filter((item) => compare(item, last) <= 0) : all
}

export const byNewest = (one: { created_at: string }, other: { created_at: string }): number =>
  one.created_at < other.created_at ? 1 : one.created_at > other.created_at ? -1 : 0
