import { deviceStore } from '../../browser-store'
import { type KeptDraft, parseKept } from './kept-draft'

// Drafts that are not in the database: put aside by a page as it went, or shown in a form and not stored. Apart, since every start looks for it.

/** The drafts whose forms are shown. */
export const watched = new Set<{ databaseName: string; name: string; unstored: () => KeptDraft | null }>()

/** Typed and not stored content of the forms that are shown, by the names of the drafts: a device without room may keep it nowhere else. */
export const unstoredOf = (databaseName: string): Map<string, KeptDraft> =>
  new Map(
    [...watched].flatMap((draft) => {
      const kept = draft.databaseName === databaseName && draft.unstored()
      return kept ? [[draft.name, kept] as const] : []
    }),
  )

/** How often an account has been removed from this device while the page was open: a keeper from before must rescue nothing of it any more. */
const removed = new Map<string, number>()
export const removalsOf = (databaseName: string): number => removed.get(databaseName) ?? 0

/** Takes what was rescued for an account off this device. */
export function forgetRescued(databaseName: string): void {
  removed.set(databaseName, removalsOf(databaseName) + 1)
  const prefix = rescuedPrefix(databaseName)
  for (const key of deviceStore.keys()) if (key.startsWith(prefix)) deviceStore.remove(key)
}

/** Rescued content of an account, by the names of the drafts. */
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

/** Where what was rescued for any account is kept. */
export const rescuedDrafts = (): string[] => deviceStore.keys().filter((key) => key.includes(RESCUED))

const RESCUED = ':draft:'

export const rescuedPrefix = (databaseName: string): string => databaseName + RESCUED
