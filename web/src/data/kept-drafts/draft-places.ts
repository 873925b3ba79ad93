import { toTime } from '#domain/values/clock'
import { newId } from '#new-id'
import { deviceStore } from '../../browser-store'
import type { AccountDatabase } from '../../sync'
import { removalsOf, rescuedPrefix } from './drafts-beside'
import { draftKey, type KeptDraft, orderAfter, orderOf, parseKept } from './kept-draft'

/** Removals under way, for which reads and writes of these drafts wait. */
const forgetting = new Map<string, Promise<void>>()

/** A document in the database, and localStorage, where a write is done when the call returns. */
export function draftPlaces(database: AccountDatabase, name: string) {
  const key = draftKey(name)
  const besideKey = rescuedPrefix(database.name) + name
  const removals = removalsOf(database.name)
  const isRemoved = () => removals !== removalsOf(database.name)
  const rescued = () => parseKept(deviceStore.get(besideKey))

  return {
    isGone: () => database.closed || isRemoved(),
    stored$: () => database.getLocal$<KeptDraft>(key),
    stored: async () => (await database.getLocal<KeptDraft>(key))?.toMutableJSON().data,
    store: (kept: KeptDraft) => database.upsertLocal<KeptDraft>(key, kept),

    /** Undefined removes the draft, emptied first: a removed row keeps its content for a while. */
    async change(next: (kept: KeptDraft) => KeptDraft | undefined): Promise<void> {
      const document = await database.getLocal<KeptDraft>(key)
      const changed = await document?.incrementalModify((kept) => next(kept) ?? { ...kept, value: null })
      if (changed?.toMutableJSON().data.value === null) await changed.remove()
    },

    rescued,
    /** False where the device has no room, or the account was removed from it. */
    rescue: (kept: KeptDraft): boolean => !isRemoved() && deviceStore.set(besideKey, JSON.stringify(kept)),
    forgetRescued: () => deviceStore.remove(besideKey),

    rescuedAfter(stored: KeptDraft | undefined): KeptDraft | undefined {
      const beside = rescued()
      if (!beside || orderOf(beside) >= orderOf(stored)) return beside
      deviceStore.remove(besideKey)
      return undefined
    },

    /** True where the app died between the dispatch and the draft's removal. */
    wasDispatched: async ({ dispatched_as }: KeptDraft): Promise<boolean> =>
      dispatched_as !== undefined && dispatched_as !== '' && (await database.outbox.findOne({ selector: { id: dispatched_as } }).exec()) !== null,

    forgotten: (): Promise<void> | undefined => forgetting.get(besideKey),
    async forgetBy(removal: Promise<void>): Promise<void> {
      const ended: Promise<void> = removal
        .catch(() => undefined)
        .finally(() => {
          if (forgetting.get(besideKey) === ended) forgetting.delete(besideKey)
        })
      forgetting.set(besideKey, ended)
      await removal
    },
  }
}

export const writtenNow = (value: unknown, known: number[], writing = newId()): KeptDraft => ({
  value,
  saved_at: toTime(Date.now()),
  order: orderAfter(...known),
  writing,
})
