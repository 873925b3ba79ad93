import { toTime } from '#domain/clock'
import { newId } from '#new-id'
import { deviceStore } from '../../browser-store'
import { type AccountDatabase, type StorageFailure, storageFailure } from '../../sync'
import { removalsOf, rescuedPrefix, watched } from './drafts-beside'
import { draftKey, type KeptDraft, orderAfter, orderOf, parseKept, writingOf } from './kept-draft'

export type DraftKeeper = {
  read(): Promise<KeptDraft | undefined>
  /**
   * Once it has been read: calls back with what another tab has written since, undefined once it is gone there. What was typed here and is not stored yet
   * stands. So who goes on in another tab finds there what they typed in this one. Returns the end of it.
   */
  follow(onWritten: (kept: KeptDraft | undefined) => void): () => void
  /**
   * Stores it at once, or right after the one before. `onKept` is called once this, or what was typed after it, is stored. Resolves once that has been tried,
   * also where it failed.
   */
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
  /**
   * Its form was left: changes what is stored under its name now, which the next form may have written. Where nothing is stored, there is nothing to change;
   * where `next` answers undefined, nothing is stored any more.
   */
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

/** The drafts that are being forgotten: what is read or kept under their names meanwhile waits for the end of it. */
const forgetting = new Map<string, Promise<void>>()

/** One draft of one account on this device. */
export function createDraftKeeper(database: AccountDatabase, name: string): DraftKeeper {
  const key = draftKey(name)
  const rescuedKey = `${rescuedPrefix(database.name)}${name}`
  let newest: { value: unknown; order: number } | null = null
  /** The newest writing that this tab knows of, by its order. */
  let known = 0
  /** Callbacks for when the newest is stored. */
  let awaiting: ((savedAt: string) => void)[] = []
  let unstored: KeptDraft | null = null
  let storing: Promise<void> | null = null
  const own = newId()
  /** The writing that this tab shows. */
  let shown = ''
  /** The command that this tab has dispatched it as. */
  let dispatchedAs = ''
  let onWritten: (kept: KeptDraft | undefined) => void = () => undefined
  const removals = removalsOf(database.name)
  const isGone = () => database.closed || removals !== removalsOf(database.name)
  let trouble: DraftTrouble | null = null
  let onTrouble: (trouble: DraftTrouble | null) => void = () => undefined
  /** Its form is gone. */
  let isLeft = false
  let retry: ReturnType<typeof setTimeout> | undefined

  function tell(next: DraftTrouble | null): void {
    clearTimeout(retry)
    if (next === trouble) return
    trouble = next
    onTrouble(next)
  }

  async function storeAll(): Promise<void> {
    await forgetting.get(rescuedKey)
    // Typing while the draft is being forgotten is stored after that.
    while (newest && !forgetting.has(rescuedKey)) {
      const { value, order } = newest
      newest = null
      const told = awaiting.splice(0)
      const saved_at = toTime(Date.now())
      shown = own + newId()
      try {
        await database.upsertLocal<KeptDraft>(key, { value, saved_at, order, writing: shown })
      } catch (error) {
        // Nothing is told of a draft that is being forgotten.
        if (unstored) {
          awaiting = [...told, ...awaiting]
          newest ??= { value, order }
        }
        throw error
      }
      for (const onKept of told) onKept(saved_at)
    }
    if (newest) return
    unstored = null
    deviceStore.remove(rescuedKey)
    tell(null)
  }

  function startStoring(): void {
    if (isGone()) return
    let failure: StorageFailure | null = null
    storing ??= storeAll()
      .catch((error: unknown) => {
        failure = storageFailure('A draft could not be kept.', error)
      })
      .finally(() => {
        storing = null
        if (!newest) return
        if (failure) tryLater(failure)
        else startStoring()
      })
  }

  /** With the next letter at the latest; where its form is gone, what was typed is kept for the next one. */
  function tryLater({ code }: StorageFailure): void {
    tell(code)
    if (isGone()) return
    if (isLeft) rescue()
    else retry = setTimeout(startStoring, RETRY_MS)
  }

  function rescue(): void {
    if (unstored) rescueAs(unstored)
  }

  function rescueAs(kept: KeptDraft): void {
    // A device that is full: the page goes all the same.
    if (removals === removalsOf(database.name)) deviceStore.set(rescuedKey, JSON.stringify(kept))
  }

  const rescued = () => parseKept(deviceStore.get(rescuedKey))

  const stored = async () => (await database.getLocal<KeptDraft>(key))?.toMutableJSON().data

  /** The content that a page rescued as it went, unless the stored one was written after it, as by one that died before it took this away. */
  function rescuedAfter(kept: KeptDraft | undefined): KeptDraft | undefined {
    const beside = rescued()
    if (!beside || !kept || orderOf(beside) >= orderOf(kept)) return beside
    deviceStore.remove(rescuedKey)
    return undefined
  }

  async function takeIn(beside: KeptDraft): Promise<void> {
    const writing = own + newId()
    try {
      await database.upsertLocal<KeptDraft>(key, { ...beside, writing })
      shown = writing
      deviceStore.remove(rescuedKey)
    } catch (error) {
      console.info('A draft could not be kept.', error)
      unstored ??= beside
    }
  }

  function hear(kept: KeptDraft | undefined): void {
    known = Math.max(known, orderOf(kept))
    const writing = kept && kept.value !== null ? writingOf(kept) : ''
    // Its own can be heard of after it was removed again.
    if (newest || storing || unstored || writing === shown || writing.startsWith(own)) return
    shown = writing
    onWritten(writing ? kept : undefined)
  }

  async function forget(): Promise<void> {
    const removal = remove()
    const ended: Promise<void> = removal
      .catch(() => undefined)
      .finally(() => {
        if (forgetting.get(rescuedKey) === ended) forgetting.delete(rescuedKey)
      })
    forgetting.set(rescuedKey, ended)
    await removal
  }

  async function remove(): Promise<void> {
    newest = null
    awaiting = []
    unstored = null
    tell(null)
    await storing
    shown = ''
    deviceStore.remove(rescuedKey)
    const document = await database.getLocal<KeptDraft>(key)
    let theirs: KeptDraft | undefined
    // A removed row keeps its content in the database for a while.
    const emptied = await document?.incrementalModify((kept) => {
      // Another tab's typing since it was dispatched here was not dispatched.
      theirs = dispatchedAs && kept.given_as !== dispatchedAs ? kept : undefined
      return theirs ?? { ...kept, value: null }
    })
    if (theirs) return hear(theirs)
    await emptied?.remove()
  }

  async function forgetSent(): Promise<void> {
    try {
      await forget()
    } catch (error) {
      console.info('A draft could not be removed yet.', error)
      known = orderAfter(known)
      rescueAs({ value: null, saved_at: toTime(Date.now()), order: known })
    }
  }

  return {
    async read() {
      await storing
      await forgetting.get(rescuedKey)
      const inDatabase = await stored()
      known = Math.max(known, orderOf(inDatabase), orderOf(rescued()))
      const beside = rescuedAfter(inDatabase)
      const kept = beside ?? inDatabase
      if (kept && (kept.value === null || (await wasDispatched(database, kept)))) {
        await forgetSent()
        return undefined
      }
      // Typing here while it was being read is stored already.
      if (!shown.startsWith(own)) shown = kept ? writingOf(kept) : ''
      if (beside) await takeIn(beside)
      return kept
    },
    follow(next) {
      onWritten = next
      const following = database.getLocal$<KeptDraft>(key).subscribe({
        next: (document) => hear(document?.toMutableJSON().data),
        error: (error: unknown) => console.info('What other tabs write into a draft could not be read.', error),
      })
      return () => following.unsubscribe()
    },
    async keep(value, onKept) {
      known = orderAfter(known)
      newest = { value, order: known }
      awaiting.push(onKept)
      dispatchedAs = ''
      unstored = { value, saved_at: toTime(Date.now()), order: known }
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
    async noteDispatched(given_as) {
      await storing
      dispatchedAs = ''
      if (unstored) unstored = { ...unstored, given_as }
      const beside = rescued()
      if (beside) deviceStore.set(rescuedKey, JSON.stringify({ ...beside, given_as }))
      const document = await database.getLocal<KeptDraft>(key)
      await document?.incrementalModify((kept) => (unstored || writingOf(kept) === shown ? { ...kept, given_as } : kept))
      dispatchedAs = given_as
    },
    async changeStored(next) {
      await storing
      await forgetting.get(rescuedKey)
      if (isGone()) return
      const beside = rescuedAfter(await stored())
      const newer = beside && changed(beside, next)
      if (newer) {
        if (!deviceStore.set(rescuedKey, JSON.stringify(newer))) throw new Error('This device has no room for the change.')
        return
      }
      deviceStore.remove(rescuedKey)
      const document = await database.getLocal<KeptDraft>(key)
      const stands = await document?.incrementalModify((kept) => (kept.value === null ? kept : (changed(kept, next) ?? { ...kept, value: null })))
      if (stands?.toMutableJSON().data.value === null) await stands.remove()
    },
    noteRefused() {
      dispatchedAs = ''
    },
    forget,
    forgetSent,
  }
}

/**
 * Keeps what a form is to begin with when it is next opened, made of what is kept there; the answered function puts that back again, unless something was
 * typed there since.
 */
export async function keepForForm(database: AccountDatabase, name: string, make: (kept: unknown) => object): Promise<() => Promise<void>> {
  const rescuedKey = rescuedPrefix(database.name) + name
  await forgetting.get(rescuedKey)
  const rescued = deviceStore.get(rescuedKey)
  const [stored, beside] = [(await database.getLocal<KeptDraft>(draftKey(name)))?.toMutableJSON().data, parseKept(rescued)]
  const newer = orderOf(beside) >= orderOf(stored) ? (beside ?? stored) : stored
  const before = newer && !(await wasDispatched(database, newer)) ? newer : undefined
  const store = async (value: unknown, order: number) => {
    const writing = newId()
    await database.upsertLocal<KeptDraft>(draftKey(name), { value, saved_at: toTime(Date.now()), order, writing })
    return writing
  }
  const order = orderAfter(orderOf(stored), orderOf(beside))
  const writing = await store(make(before?.value), order)
  // Not before: a device without room keeps what it has.
  if (deviceStore.get(rescuedKey) === rescued) deviceStore.remove(rescuedKey)
  return async () => {
    const keeper = createDraftKeeper(database, name)
    if ((await keeper.read())?.writing !== writing) return
    if (before && before.value !== null) await store(before.value, orderAfter(order))
    else await keeper.forget()
  }
}

/** The kept draft after a change; undefined where nothing is left of it. */
function changed(kept: KeptDraft, next: (value: unknown) => unknown): KeptDraft | undefined {
  const now = next(kept.value)
  return now === undefined ? undefined : { value: now, saved_at: toTime(Date.now()), order: orderAfter(orderOf(kept)), writing: newId() }
}

/** Whether the command that it was about to be dispatched as is in the outbox: the app died before it was forgotten. */
const wasDispatched = async (database: AccountDatabase, { given_as }: KeptDraft): Promise<boolean> =>
  given_as !== undefined && given_as !== '' && (await database.outbox.findOne({ selector: { id: given_as } }).exec()) !== null
