import { toTime } from '#domain/clock'
import type { AccountDatabase } from '../sync'

/** What somebody typed, and when it was last kept. */
export type KeptDraft = { value: unknown; saved_at: string }

export type DraftKeeper = {
  read(): Promise<KeptDraft | undefined>
  /** Stores it at once, or right after the one before. */
  keep(value: unknown, onKept: (savedAt: string) => void): void
  /** The page goes away: what the database has not taken yet is kept beside it, where a write is done when the call returns. */
  rescue(): void
  forget(): Promise<void>
}

const DRAFT = 'draft:'
/** Whether a local document of an account's database is a draft. */
export const isDraftKey = (key: string): boolean => key.startsWith(DRAFT)

/** One draft of one account on this device. */
export function createDraftKeeper(database: AccountDatabase, name: string): DraftKeeper {
  const key = DRAFT + name
  const rescuedKey = `${rescuedPrefix(database.name)}${name}`
  let newest: { value: unknown; onKept: (savedAt: string) => void } | null = null
  let unstored: KeptDraft | null = null
  let storing: Promise<void> | null = null

  async function storeAll(): Promise<void> {
    while (newest) {
      const { value, onKept } = newest
      newest = null
      const saved_at = toTime(Date.now())
      await database.upsertLocal<KeptDraft>(key, { value, saved_at })
      onKept(saved_at)
    }
    unstored = null
    localStorage.removeItem(rescuedKey)
  }

  return {
    async read() {
      await storing
      const rescued = parseKept(localStorage.getItem(rescuedKey))
      return rescued ?? (await database.getLocal<KeptDraft>(key))?.toMutableJSON().data
    },
    keep(value, onKept) {
      newest = { value, onKept }
      unstored = { value, saved_at: toTime(Date.now()) }
      // What could not be stored is tried again with the next letter, and rescued when the page goes.
      storing ??= storeAll()
        .catch((error: unknown) => console.info('A draft could not be kept.', error))
        .finally(() => {
          storing = null
        })
    },
    rescue() {
      if (unstored) localStorage.setItem(rescuedKey, JSON.stringify(unstored))
    },
    async forget() {
      newest = null
      await storing
      localStorage.removeItem(rescuedKey)
      // What is removed keeps its content in the database for a while.
      const kept = await database.getLocal<KeptDraft>(key)
      await (await kept?.incrementalPatch({ value: null }))?.remove()
    },
  }
}

/** Takes what was rescued for an account off this device. */
export function forgetRescued(databaseName: string): void {
  const prefix = rescuedPrefix(databaseName)
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}

const rescuedPrefix = (databaseName: string): string => `${databaseName}:draft:`

function parseKept(text: string | null): KeptDraft | undefined {
  const kept: unknown = text === null ? null : JSON.parse(text)
  return isKept(kept) ? kept : undefined
}

const isKept = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' && kept !== null && 'value' in kept && 'saved_at' in kept && typeof kept.saved_at === 'string'
