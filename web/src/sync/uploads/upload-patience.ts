import { backoffDelay } from '../../http/backoff'
import type { AccountDatabase } from '../database'
import { changeLocal } from '../local-document'
import { GIVE_UP_AFTER } from '../push/outbox-row'
import type { Waits } from '../waits'

const KEY = 'upload-failures'

type Counted = { counts: Record<string, number> }
const none: Counted = { counts: {} }

export type UploadPatience = {
  /** Those with the fewest failures first, so that one that always fails holds up no other. */
  due<U extends { id: string }>(uploads: readonly U[]): U[]
  /** By the uploads of the last `due`; null without a wait. */
  nextDue(): number | null
  /** Notes a missing answer; true at the last try. A failure that does not count is waited for all the same. */
  noteFailure(id: string, isCounted: boolean): Promise<boolean>
  forget(id: string): Promise<void>
  endWaits(): void
}

/** Waits last one run; counted failures are stored, since a photo on a slow line may not fail three times in one run. */
export function createUploadPatience(database: AccountDatabase, lastPull: () => number, waits: Waits): UploadPatience {
  const failing = new Map<string, { failures: number; until: number }>()
  const countedAt = new Map<string, number>()
  let next: number | null = null

  return {
    due(uploads) {
      const now = performance.now()
      const isDue = ({ id }: { id: string }) => (failing.get(id)?.until ?? 0) <= now
      const later = uploads.filter((upload) => !isDue(upload)).map(({ id }) => failing.get(id)?.until ?? now)
      next = later.length > 0 ? Math.min(...later) : null
      return uploads.filter(isDue).toSorted((one, other) => (failing.get(one.id)?.failures ?? 0) - (failing.get(other.id)?.failures ?? 0))
    },
    nextDue: () => (next === null ? null : Math.max(0, next - performance.now())),
    async noteFailure(id, isCounted) {
      const failures = (failing.get(id)?.failures ?? 0) + 1
      failing.set(id, { failures, until: performance.now() + backoffDelay(failures, waits) })
      if (!isCounted || lastPull() <= (countedAt.get(id) ?? Number.NEGATIVE_INFINITY)) return false
      countedAt.set(id, performance.now())
      const { counts } = await changeLocal(database, KEY, none, ({ counts }) => ({ counts: { ...counts, [id]: (counts[id] ?? 0) + 1 } }))
      return (counts[id] ?? 0) >= GIVE_UP_AFTER
    },
    async forget(id) {
      failing.delete(id)
      countedAt.delete(id)
      const stored = await database.getLocal<Counted>(KEY)
      if (stored?.toMutableJSON().data.counts[id] === undefined) return
      await changeLocal(database, KEY, none, ({ counts }) => ({
        counts: Object.fromEntries(Object.entries(counts).filter(([other]) => other !== id)),
      }))
    },
    endWaits() {
      for (const [id, { failures }] of failing) failing.set(id, { failures, until: 0 })
    },
  }
}
