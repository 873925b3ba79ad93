import { DAY_MS } from '#domain/values/clock'

/** A deal whose project is completed, of two confirmed accounts. */
export type Work = { id: string; client_id: string; provider_id: string; accepted_at: string; completed_at: string }

/**
 * Those that count, oldest first: a day or more between acceptance and completion, and of each pair of people one in 30 days. The number of completed
 * works and the references that others read both take it, from all works of the pair. Product 129.
 */
export function countedWorks<W extends Work>(works: readonly W[]): W[] {
  const lastOf = new Map<string, number>()
  return works
    .filter(({ accepted_at, completed_at }) => Date.parse(completed_at) - Date.parse(accepted_at) >= DAY_MS)
    .toSorted((one, other) => (one.completed_at + one.id < other.completed_at + other.id ? -1 : 1))
    .filter(({ client_id, provider_id, completed_at }) => {
      const [pair, at] = [`${client_id} ${provider_id}`, Date.parse(completed_at)]
      if (at - (lastOf.get(pair) ?? Number.NEGATIVE_INFINITY) < 30 * DAY_MS) return false
      lastOf.set(pair, at)
      return true
    })
}
