import { deviceStore } from '../../browser-store'
import { type KeptDraft, parseKept } from './kept-draft'

// Drafts outside the database: rescued by a page as it went, or shown and not stored. Every start reads this file.

export const watched = new Set<{ databaseName: string; name: string; unstored: () => KeptDraft | null }>()

/** A device without room may hold unstored content nowhere else. */
export const unstoredOf = (databaseName: string): Map<string, KeptDraft> =>
  new Map(
    [...watched].flatMap((draft) => {
      const kept = draft.databaseName === databaseName && draft.unstored()
      return kept ? [[draft.name, kept] as const] : []
    }),
  )

/** A keeper from before an account's removal must rescue nothing of it. */
const removed = new Map<string, number>()
export const removalsOf = (databaseName: string): number => removed.get(databaseName) ?? 0

export function forgetRescued(databaseName: string): void {
  removed.set(databaseName, removalsOf(databaseName) + 1)
  const prefix = rescuedPrefix(databaseName)
  for (const key of deviceStore.keys()) if (key.startsWith(prefix)) deviceStore.remove(key)
}

export function rescuedOf(databaseName: string): Map<string, KeptDraft> {
  const prefix = rescuedPrefix(databaseName)
  const keys = deviceStore.keys().filter((key) => key.startsWith(prefix))
  return new Map(
    keys.flatMap((key) => {
      const kept = parseKept(deviceStore.get(key))
      return kept ? [[key.slice(prefix.length), kept] as const] : []
    }),
  )
}

export const rescuedDrafts = (): string[] => deviceStore.keys().filter((key) => key.includes(RESCUED))

const RESCUED = ':draft:'

export const rescuedPrefix = (databaseName: string): string => databaseName + RESCUED
