import { toTime } from '#domain/values/clock'
import { newId } from '#new-id'
import { type AccountDatabase, type StorageFailure, storageFailure } from '../../sync'
import { draftPlaces, writtenNow } from './draft-places'
import { watched } from './drafts-beside'
import { type KeptDraft, orderOf } from './kept-draft'

export type DraftKeeper = {
  read(): Promise<KeptDraft | undefined>
  /** Calls back with what another tab has written, undefined after a removal, unless something typed here is not stored yet. */
  follow(onWritten: (kept: KeptDraft | undefined) => void): () => void
  /** One write at a time. `onKept` runs once this or a later value is stored. */
  keep(value: unknown, onKept: (savedAt: string) => void): Promise<void>
  /**
   * Reports null once the draft is stored, which is retried until then. The returned function ends the watch and rescues unstored content for
   * the next form.
   */
  watchTrouble(onTrouble: (trouble: DraftTrouble | null) => void): () => void
  /** Writes to localStorage as the page goes: that write is done when the call returns. */
  rescue(): void
  /** A crash before the draft is removed sends it no second time. */
  noteDispatched(commandId: string): Promise<void>
  /** For a form that was left; undefined removes the draft. */
  changeStored(next: (value: unknown) => unknown): Promise<void>
  noteRefused(): void
  /** Rejects where the device cannot remove the draft. */
  forget(): Promise<void>
  /** Where the device cannot remove the draft, a note in localStorage marks it as sent. */
  forgetSent(): Promise<void>
}

export type DraftTrouble = StorageFailure['code']

const RETRY_MS = 3_000

export function createDraftKeeper(database: AccountDatabase, name: string): DraftKeeper {
  const places = draftPlaces(database, name)
  const own = newId()
  /** Order of the newest writing known to this tab. */
  let known = 0
  let shown = ''
  let dispatchedAs = ''
  let unstored: KeptDraft | null = null
  let awaiting: ((savedAt: string) => void)[] = []
  let storing: Promise<void> | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let trouble: DraftTrouble | null = null
  let onTrouble: (trouble: DraftTrouble | null) => void = () => undefined
  let onWritten: (kept: KeptDraft | undefined) => void = () => undefined
  let isLeft = false

  function written(value: unknown): KeptDraft {
    const kept = writtenNow(value, [known], own + newId())
    known = kept.order
    return kept
  }

  function tell(next: DraftTrouble | null): void {
    clearTimeout(retry)
    if (next === trouble) return
    trouble = next
    onTrouble(next)
  }

  async function storeAll(): Promise<void> {
    await places.forgotten()
    while (unstored && !places.forgotten()) {
      const kept = unstored
      const told = awaiting.splice(0)
      const saved_at = toTime(Date.now())
      shown = kept.writing
      try {
        await places.store({ ...kept, saved_at })
      } catch (error) {
        if (unstored) awaiting = [...told, ...awaiting]
        throw error
      }
      if (unstored === kept) unstored = null
      for (const onKept of told) onKept(saved_at)
    }
    if (unstored) return
    places.forgetRescued()
    tell(null)
  }

  function startStoring(): void {
    if (places.isGone()) return
    storing ??= storeAll()
      .catch((error: unknown) => storageFailure('A draft could not be kept.', error))
      .then((failure) => {
        storing = null
        if (!unstored) return
        if (failure) tryLater(failure)
        else startStoring()
      })
  }

  /** Retries with the next letter at the latest; a form that is gone rescues its content for the next form. */
  function tryLater({ code }: StorageFailure): void {
    tell(code)
    if (places.isGone()) return
    if (isLeft) rescue()
    else retry = setTimeout(startStoring, RETRY_MS)
  }

  function rescue(): void {
    // On a full device the page goes all the same.
    if (unstored) places.rescue(unstored)
  }

  async function takeIn(beside: KeptDraft): Promise<void> {
    try {
      await places.store(beside)
      places.forgetRescued()
    } catch (error) {
      console.info('A draft could not be kept.', error)
      unstored ??= beside
    }
  }

  function hear(kept: KeptDraft | undefined): void {
    known = Math.max(known, orderOf(kept))
    const writing = kept && kept.value !== null ? kept.writing : ''
    // A tab may hear of its own writing after the draft was removed again.
    if (storing || unstored || writing === shown || writing.startsWith(own)) return
    shown = writing
    onWritten(writing ? kept : undefined)
  }

  async function remove(): Promise<void> {
    awaiting = []
    unstored = null
    tell(null)
    await storing
    shown = ''
    places.forgetRescued()
    let theirs: KeptDraft | undefined
    await places.change((kept) => {
      // Another tab's typing after the dispatch from here was not dispatched.
      theirs = dispatchedAs && kept.dispatched_as !== dispatchedAs ? kept : undefined
      return theirs
    })
    if (theirs) hear(theirs)
  }

  const forget = () => places.forgetBy(remove())

  async function forgetSent(): Promise<void> {
    try {
      await forget()
    } catch (error) {
      console.info('A draft could not be removed yet.', error)
      places.rescue(written(null))
    }
  }

  return {
    async read() {
      await storing
      await places.forgotten()
      const stored = await places.stored()
      known = Math.max(known, orderOf(stored), orderOf(places.rescued()))
      const beside = places.rescuedAfter(stored)
      const kept = beside ?? stored
      if (kept && (kept.value === null || (await places.wasDispatched(kept)))) {
        await forgetSent()
        return undefined
      }
      // Typing here during the read is stored already.
      if (shown.startsWith(own)) return kept
      shown = kept?.writing ?? ''
      if (beside) await takeIn(beside)
      return kept
    },
    follow(next) {
      onWritten = next
      const following = places.stored$().subscribe({
        next: (document) => hear(document?.toMutableJSON().data),
        error: (error: unknown) => console.info('What other tabs write into a draft could not be read.', error),
      })
      return () => following.unsubscribe()
    },
    async keep(value, onKept) {
      dispatchedAs = ''
      awaiting.push(onKept)
      unstored = written(value)
      startStoring()
      while (storing) await storing
    },
    watchTrouble(next) {
      isLeft = false
      onTrouble = next
      next(trouble)
      const draft = { databaseName: database.name, name, unstored: () => unstored }
      watched.add(draft)
      return () => {
        watched.delete(draft)
        isLeft = true
        onTrouble = () => undefined
        clearTimeout(retry)
        rescue()
      }
    },
    rescue,
    async noteDispatched(dispatched_as) {
      await storing
      dispatchedAs = ''
      if (unstored) unstored = { ...unstored, dispatched_as }
      const beside = places.rescued()
      if (beside) places.rescue({ ...beside, dispatched_as })
      await places.change((kept) => (unstored || kept.writing === shown ? { ...kept, dispatched_as } : kept))
      dispatchedAs = dispatched_as
    },
    async changeStored(next) {
      await storing
      await places.forgotten()
      if (places.isGone()) return
      const changed = (kept: KeptDraft) => {
        const value = kept.value === null ? undefined : next(kept.value)
        return value === undefined ? undefined : writtenNow(value, [orderOf(kept)])
      }
      const beside = places.rescuedAfter(await places.stored())
      if (beside?.value === null) return
      const newer = beside && changed(beside)
      if (newer && !places.rescue(newer)) throw new Error('This device has no room for the change.')
      if (newer) return
      places.forgetRescued()
      await places.change(changed)
    },
    noteRefused() {
      dispatchedAs = ''
    },
    forget,
    forgetSent,
  }
}
