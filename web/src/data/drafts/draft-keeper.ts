import { toTime } from '#domain/clock'
import { newId } from '#new-id'
import type { AccountDatabase } from '../../sync'

/**
 * What was typed, and when it was last kept. `writing` is another id each time that it is kept; earlier releases write none. `given_as` is the command that
 * it was about to be given as.
 */
export type KeptDraft = { value: unknown; saved_at: string; writing?: string; given_as?: string }

export type DraftKeeper = {
  read(): Promise<KeptDraft | undefined>
  /**
   * Once it has been read: calls back with what another tab has written since, undefined once it is gone there. What was typed here and is not stored yet
   * stands. So who goes on in another tab finds there what they typed in this one. Returns the end of it.
   */
  follow(onWritten: (kept: KeptDraft | undefined) => void): () => void
  /** Stores it at once, or right after the one before. */
  keep(value: unknown, onKept: (savedAt: string) => void): void
  /** The page goes away: what the database has not taken yet is kept beside it, where a write is done when the call returns. */
  rescue(): void
  /** It is about to be given as this command: should the app die before it is forgotten, it is not there to be sent a second time. */
  noteGiven(commandId: string): Promise<void>
  /** The command was not taken: it is a draft like any other. */
  noteRefused(): void
  forget(): Promise<void>
}

const DRAFT = 'draft:'
/** Whether a local document of an account's database is a draft. */
export const isDraftKey = (key: string): boolean => key.startsWith(DRAFT)
/** The name of the draft that this local document is. */
export const draftNameOf = (key: string): string => key.slice(DRAFT.length)

/** The drafts that are being forgotten: what is read or kept under their names meanwhile waits for the end of it. */
const forgetting = new Map<string, Promise<void>>()

/** One draft of one account on this device. */
export function createDraftKeeper(database: AccountDatabase, name: string): DraftKeeper {
  const key = DRAFT + name
  const rescuedKey = `${rescuedPrefix(database.name)}${name}`
  let newest: { value: unknown; onKept: (savedAt: string) => void } | null = null
  let unstored: KeptDraft | null = null
  let storing: Promise<void> | null = null
  const own = newId()
  /** The writing that this tab shows. */
  let shown = ''
  /** The command that this tab has given it as. */
  let given = ''
  let onWritten: (kept: KeptDraft | undefined) => void = () => undefined
  const removals = removalsOf(database.name)

  async function storeAll(): Promise<void> {
    await forgetting.get(rescuedKey)
    // What is typed while the draft is being forgotten is stored after that.
    while (newest && !forgetting.has(rescuedKey)) {
      const { value, onKept } = newest
      newest = null
      const saved_at = toTime(Date.now())
      shown = own + newId()
      await database.upsertLocal<KeptDraft>(key, { value, saved_at, writing: shown })
      onKept(saved_at)
    }
    if (newest) return
    unstored = null
    localStorage.removeItem(rescuedKey)
  }

  function startStoring(): void {
    // What could not be stored is tried again with the next letter, and rescued when the page goes.
    storing ??= storeAll()
      .catch((error: unknown) => console.info('A draft could not be kept.', error))
      .finally(() => {
        storing = null
        if (newest) startStoring()
      })
  }

  const rescued = () => parseKept(localStorage.getItem(rescuedKey))

  const stored = async () => (await database.getLocal<KeptDraft>(key))?.toMutableJSON().data

  /** What a page rescued as it went is newer than what is stored. */
  async function takeIn(beside: KeptDraft): Promise<void> {
    const writing = own + newId()
    try {
      await database.upsertLocal<KeptDraft>(key, { ...beside, writing })
      shown = writing
      localStorage.removeItem(rescuedKey)
    } catch (error) {
      console.info('A draft could not be kept.', error)
      unstored ??= beside
    }
  }

  function hear(kept: KeptDraft | undefined): void {
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
    unstored = null
    await storing
    shown = ''
    localStorage.removeItem(rescuedKey)
    const document = await database.getLocal<KeptDraft>(key)
    let theirs: KeptDraft | undefined
    // What is removed keeps its content in the database for a while.
    const emptied = await document?.incrementalModify((kept) => {
      // What another tab has typed since it was given here was not given.
      theirs = given && kept.given_as !== given ? kept : undefined
      return theirs ?? { ...kept, value: null }
    })
    if (theirs) return hear(theirs)
    await emptied?.remove()
  }

  return {
    async read() {
      await storing
      await forgetting.get(rescuedKey)
      const beside = rescued()
      const kept = beside ?? (await stored())
      if (kept?.given_as && (await isInOutbox(database, kept.given_as))) {
        await forget()
        return undefined
      }
      shown = kept ? writingOf(kept) : ''
      if (beside) await takeIn(beside)
      return kept
    },
    follow(next) {
      onWritten = next
      const following = database.getLocal$<KeptDraft>(key).subscribe((document) => hear(document?.toMutableJSON().data))
      return () => following.unsubscribe()
    },
    keep(value, onKept) {
      newest = { value, onKept }
      given = ''
      unstored = { value, saved_at: toTime(Date.now()) }
      startStoring()
    },
    rescue() {
      if (unstored && removals === removalsOf(database.name)) localStorage.setItem(rescuedKey, JSON.stringify(unstored))
    },
    async noteGiven(given_as) {
      await storing
      given = ''
      if (unstored) unstored = { ...unstored, given_as }
      const beside = rescued()
      if (beside) localStorage.setItem(rescuedKey, JSON.stringify({ ...beside, given_as }))
      const document = await database.getLocal<KeptDraft>(key)
      await document?.incrementalModify((kept) => (unstored || writingOf(kept) === shown ? { ...kept, given_as } : kept))
      given = given_as
    },
    noteRefused() {
      given = ''
    },
    forget,
  }
}

/** Keeps what a form is to begin with when it is next opened; the answered function forgets it again, unless something was typed there since. */
export async function keepForForm(database: AccountDatabase, name: string, value: object): Promise<() => Promise<void>> {
  const rescuedKey = rescuedPrefix(database.name) + name
  await forgetting.get(rescuedKey)
  localStorage.removeItem(rescuedKey)
  const saved_at = toTime(Date.now())
  await database.upsertLocal<KeptDraft>(DRAFT + name, { value, saved_at, writing: newId() })
  return async () => {
    const keeper = createDraftKeeper(database, name)
    if ((await keeper.read())?.saved_at === saved_at) await keeper.forget()
  }
}

const writingOf = ({ writing, saved_at }: KeptDraft): string => writing ?? saved_at

const isInOutbox = async (database: AccountDatabase, id: string): Promise<boolean> =>
  (await database.outbox.findOne({ selector: { id } }).exec()) !== null

/** How often an account has been removed from this device while the page was open: a keeper from before must rescue nothing of it any more. */
const removed = new Map<string, number>()
const removalsOf = (databaseName: string): number => removed.get(databaseName) ?? 0

/** Takes what was rescued for an account off this device. */
export function forgetRescued(databaseName: string): void {
  removed.set(databaseName, removalsOf(databaseName) + 1)
  const prefix = rescuedPrefix(databaseName)
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}

/** What was rescued for an account, by the names of the drafts. */
export function rescuedOf(databaseName: string): Map<string, KeptDraft> {
  const prefix = rescuedPrefix(databaseName)
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  return new Map(
    keys.flatMap((key) => {
      const kept = parseKept(localStorage.getItem(key))
      return kept ? [[key.slice(prefix.length), kept] as const] : []
    }),
  )
}

/** Where what was rescued for any account is kept. */
export const rescuedDrafts = (): string[] => Object.keys(localStorage).filter((key) => key.includes(RESCUED))

const RESCUED = ':draft:'

const rescuedPrefix = (databaseName: string): string => databaseName + RESCUED

function parseKept(text: string | null): KeptDraft | undefined {
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    return isKept(kept) ? kept : undefined
  } catch {
    // Cut short when it was written, or written by something else.
    return undefined
  }
}

export const isKept = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' && kept !== null && 'value' in kept && 'saved_at' in kept && typeof kept.saved_at === 'string'
