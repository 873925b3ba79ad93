import { toTime } from '#domain/clock'
import type { AccountDatabase } from '../sync'

/** What somebody typed, and when it was last kept. */
export type KeptDraft = { value: unknown; saved_at: string }

export type DraftKeeper = {
  read(): Promise<KeptDraft | undefined>
  /** Stores it at once, or right after the one before: whoever closes the page in the next moment loses nothing. */
  keep(value: unknown, onKept: (savedAt: string) => void): void
  forget(): Promise<void>
}

/** One draft of one account on this device. */
export function createDraftKeeper(database: AccountDatabase, name: string): DraftKeeper {
  const key = `draft:${name}`
  let newest: { value: unknown; onKept: (savedAt: string) => void } | null = null
  let storing: Promise<void> | null = null

  async function storeAll(): Promise<void> {
    while (newest) {
      const { value, onKept } = newest
      newest = null
      const saved_at = toTime(Date.now())
      await database.upsertLocal<KeptDraft>(key, { value, saved_at })
      onKept(saved_at)
    }
  }

  return {
    async read() {
      await storing
      return (await database.getLocal<KeptDraft>(key))?.toMutableJSON().data
    },
    keep(value, onKept) {
      newest = { value, onKept }
      storing ??= storeAll().finally(() => {
        storing = null
      })
    },
    async forget() {
      newest = null
      await storing
      await (await database.getLocal(key))?.remove()
    },
  }
}
