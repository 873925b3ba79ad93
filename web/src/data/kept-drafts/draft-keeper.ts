import { toTime } from '#domain/values/clock'
import { newId } from '#new-id'
import { type AccountDatabase, type StorageFailure, storageFailure } from '../../sync'
import { draftPlaces, writtenNow } from './draft-places'
import { watched } from './drafts-beside'
import { type KeptDraft, orderOf } from './kept-draft'

export type DraftKeeper = {
  read(): Promise<KeptDraft | undefined>
  /** Once it has been read: calls back with what another tab has written since, undefined once it is gone there, unless something typed here is not stored yet. */
  follow(onWritten: (kept: KeptDraft | undefined) => void): () => void
  /** Stores it at once, or right after the one before. `onKept` is called once this, or what was typed after it, is stored. Resolves once that has been tried. */
  keep(value: unknown, onKept: (savedAt: string) => void): Promise<void>
  /**
   * Calls back with why what was typed is not stored, and with null once it is. Until then it is tried again and again. Returns the end of it: the form goes away,
   * and what is not stored is kept beside the database for the next form of that name.
   */
  watchTrouble(onTrouble: (trouble: DraftTrouble | null) => void): () => void
  /** The page goes away: what the database has not taken yet is kept beside it, where a write is done when the call returns. */
  rescue(): void
  /** It is about to be dispatched as this command: should the app die before it is forgotten, it is not there to be sent a second time. */
  noteDispatched(commandId: string): Promise<void>
  /** Its form was left: changes what is stored under its name now, if anything, which the next form may have written. Undefined removes it. */
  changeStored(next: (value: unknown) => unknown): Promise<void>
  /** The command was not taken: it is a draft like any other. */
  noteRefused(): void
  /** Where the device cannot, it stays as it was, and this rejects. */
  forget(): Promise<void>
  /** It was sent, or is wanted no more: where the device cannot remove it, a note beside the database says so until it can. */
  forgetSent(): Promise<void>
}

/** Why a draft is not stored on this device. */
export type DraftTrouble = StorageFailure['code']

/** Pause before content that could not be stored is tried again. */
const RETRY_MS = 3_000

/** One draft of one account on this device. */
export function createDraftKeeper(database: AccountDatabase, name: string): DraftKeeper {
  const places = draftPlaces(database, name)
  const own = newId()
  /** The newest writing that this tab knows of, by its order. */
  let known = 0
  /** The writing that this tab shows. */
  let shown = ''
  /** The command that this tab has dispatched it as. */
  let dispatchedAs = ''
  let unstored: KeptDraft | null = null
  /** Callbacks for when that is stored. */
  let awaiting: ((savedAt: string) => void)[] = []
  let storing: Promise<void> | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let trouble: DraftTrouble | null = null
  let onTrouble: (trouble: DraftTrouble | null) => void = () => undefined
  let onWritten: (kept: KeptDraft | undefined) => void = () => undefined
  /** Its form is gone. */
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
    // Typing while the draft is being forgotten is stored after that.
    while (unstored && !places.forgotten()) {
      const kept = unstored
      const told = awaiting.splice(0)
      const saved_at = toTime(Date.now())
      shown = kept.writing
      try {
        await places.store({ ...kept, saved_at })
      } catch (error) {
        // Nothing is told of a draft that is being forgotten.
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

  /** With the next letter at the latest; where its form is gone, what was typed is kept for the next one. */
  function tryLater({ code }: StorageFailure): void {
    tell(code)
    if (places.isGone()) return
    if (isLeft) rescue()
    else retry = setTimeout(startStoring, RETRY_MS)
  }

  function rescue(): void {
    // A device that is full: the page goes all the same.
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
    // Its own can be heard of after it was removed again.
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
      // Another tab's typing since it was dispatched here was not dispatched.
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
      // Typing here while it was being read is stored already.
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
