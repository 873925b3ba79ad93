import { toTime } from '#domain/values/clock'
import { newId } from '#new-id'
import { deviceStore } from '../../browser-store'
import type { AccountDatabase } from '../../sync'
import { removalsOf, rescuedPrefix } from './drafts-beside'
import { draftKey, type KeptDraft, orderAfter, orderOf, parseKept } from './kept-draft'

/** The drafts that are being forgotten: what is read or kept under their names meanwhile waits for the end of it. */
const forgetting = new Map<string, Promise<void>>()

/** The places of one draft of one account: its document in the database, and beside it, where a write is done when the call returns. */
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

    /** Changes the stored one; undefined removes it, emptied, since a removed row keeps its content in the database for a while. */
    async change(next: (kept: KeptDraft) => KeptDraft | undefined): Promise<void> {
      const document = await database.getLocal<KeptDraft>(key)
      const changed = await document?.incrementalModify((kept) => next(kept) ?? { ...kept, value: null })
      if (changed?.toMutableJSON().data.value === null) await changed.remove()
    },

    rescued,
    /** False where the device has no room, or the account was removed from it. */
    rescue: (kept: KeptDraft): boolean => !isRemoved() && deviceStore.set(besideKey, JSON.stringify(kept)),
    forgetRescued: () => deviceStore.remove(besideKey),

    /** The content that a page rescued as it went, unless the stored one was written after it, as by one that died before it took this away. */
    rescuedAfter(stored: KeptDraft | undefined): KeptDraft | undefined {
      const beside = rescued()
      if (!beside || orderOf(beside) >= orderOf(stored)) return beside
      deviceStore.remove(besideKey)
      return undefined
    },

    /** Whether the command that it was about to be dispatched as is in the outbox: the app died before it was forgotten. */
    wasDispatched: async ({ dispatched_as }: KeptDraft): Promise<boolean> =>
      dispatched_as !== undefined && dispatched_as !== '' && (await database.outbox.findOne({ selector: { id: dispatched_as } }).exec()) !== null,

    /** The end of its being forgotten; undefined while it is not. */
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

/** Content as it is kept now, after the writings of which these orders are known. */
export const writtenNow = (value: unknown, known: number[], writing = newId()): KeptDraft => ({
  value,
  saved_at: toTime(Date.now()),
  order: orderAfter(...known),
  writing,
})
