import { isDiscarded } from '../../sync'
import { rescuedOf, unstoredOf } from '../drafts/drafts-beside'
import { draftNameOf, isDraftKey, isKept, type KeptDraft, orderOf } from '../drafts/kept-draft'
import { databaseName, isOf, namesHere } from '../session/device-databases'
import { countOf } from './unsent-count'

/** How much an account has on this device that the server does not have; of drafts all that hold words. */
type Unsent = { items: number; drafts: number; photos: number }
type Stored = Record<string, unknown>

/** The store in which RxDB keeps a collection's documents. */
const DOCUMENTS = 'docs'
/** A database that another tab holds up is not waited for. */
const OPENS_WITHIN_MS = 3_000

/** Counts what an account has not sent where its database cannot, or need not, be opened; null where that cannot be told either. */
export async function unsentOnDisk(userId: string): Promise<Unsent | null> {
  return counted(userId, async (read) => {
    const uploads = (await read('--uploads')).map(asUpload)
    const items = countOf((await read('--outbox')).map(asRow), uploads)
    return { items, drafts: (await draftsIn(userId, read)).size, photos: uploads.filter((row) => row.state === 'draft' && !isDiscarded(row)).length }
  })
}

/** The drafts that an account has on this device, by their names; null where that cannot be told. */
export const draftsOnDisk = (userId: string): Promise<Map<string, KeptDraft> | null> => counted(userId, (read) => draftsIn(userId, read))

/** The names of the drafts that were about to be given as commands; null where that cannot be told. */
export const givenDraftsOnDisk = (userId: string): Promise<string[] | null> =>
  counted(userId, async (read) => [...(await keptIn(read))].flatMap(([name, { given_as }]) => (given_as ? [name] : [])))

type Read = (part: string) => Promise<Stored[]>

async function counted<T>(userId: string, count: (read: Read) => Promise<T>): Promise<T | null> {
  const names = (await namesHere().catch(() => null))?.filter((name) => isOf(userId, name))
  if (!names) return null
  const read: Read = async (part) => (await Promise.all(names.filter((name) => name.includes(part)).map(documentsIn))).flat()
  try {
    return await count(read)
  } catch (error) {
    console.info('What is unsent could not be counted.', error)
    return null
  }
}

/** Of what the database has and what a page has rescued the newer one, and what is typed and not stored before both; one whose command is in the outbox has been given. */
async function draftsIn(userId: string, read: Read): Promise<Map<string, KeptDraft>> {
  const given = new Set((await read('--outbox')).map(({ id }) => text(id)))
  const stored = await keptIn(read)
  const rescued = [...rescuedOf(databaseName(userId))].filter(([name, draft]) => orderOf(draft) >= orderOf(stored.get(name)))
  const kept = [...new Map([...stored, ...rescued, ...unstoredOf(databaseName(userId))])]
  return new Map(kept.filter(([, { value, given_as }]) => hasText(value) && !(given_as && given.has(given_as))))
}

const keptIn = async (read: Read): Promise<Map<string, KeptDraft>> =>
  new Map(
    (await read('local-documents')).flatMap(({ id, data }) => (isDraftKey(text(id)) && isKept(data) ? [[draftNameOf(text(id)), data] as const] : [])),
  )

/** Whether any document is stored in this database. */
export async function hasRecords(name: string): Promise<boolean> {
  return withDatabase(name, async (database) => (await done(storeOf(database).count())) > 0)
}

async function documentsIn(name: string): Promise<Stored[]> {
  const found: Stored[] = await withDatabase(name, (database) => done(storeOf(database).getAll()))
  return found.filter(({ _deleted }) => _deleted !== '1' && _deleted !== true)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const asRow = ({ state, on_refusal, verb, record, discarded_at }: Stored) => ({
  state: text(state),
  on_refusal: text(on_refusal),
  verb: text(verb),
  record: text(record),
  discarded_at: text(discarded_at),
})
const asUpload = ({ state, record, discarded_at }: Stored) => ({ state: text(state), record: text(record), discarded_at: text(discarded_at) })

/** What a form keeps besides what was typed: the ids of its rows, and the names of the fields that were touched. */
const notTyped = ['id', 'touched']

/** An emptied draft stays as one whose value is null; one whose letters were all taken back is empty too. */
function hasText(value: unknown): boolean {
  if (typeof value === 'number') return true
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'object' && value !== null && Object.entries(value).some(([field, held]) => !notTyped.includes(field) && hasText(held))
}

const storeOf = (database: IDBDatabase): IDBObjectStore => database.transaction(DOCUMENTS).objectStore(DOCUMENTS)

async function withDatabase<T>(name: string, use: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const database = await opened(name)
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name)
  // It went meanwhile: nothing may be made in its place.
  request.onupgradeneeded = () => request.transaction?.abort()
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`${name} does not open.`)), OPENS_WITHIN_MS))
  const opening = done(request)
  // One that opens too late must not hold the database.
  opening.then(
    (database) => {
      database.onversionchange = () => database.close()
    },
    () => undefined,
  )
  return Promise.race([opening, late])
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
