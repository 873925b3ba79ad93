import { MOST_PHOTOS, MOST_WORK_PHOTOS } from '#domain/wire/wire'
import { texts } from '#texts'
import { noteInPreparation } from '../../../data/pictures/photos-in-preparation'
import type { AccountStore } from '../../../data/store/account-store'
import { showToast } from '../../../ui/feedback/toasts'

/** `reason` in words. */
export type RejectedFile = { id: string; name: string; reason: string }

/** Progress of the files chosen last. */
export type Preparing = { done: number; of: number }

/** Subjects of chosen photos: how many there may be, and the code of one more. */
export const photoPlaces = {
  project: { most: MOST_PHOTOS, tooMany: 'too_many_photos' },
  work: { most: MOST_WORK_PHOTOS, tooMany: 'too_many_work_photos' },
} as const
export type PhotoPlace = keyof typeof photoPlaces

type Database = AccountStore['database']
/** Progress, null for none; at the end also the rejected files, of its own place. */
type Listener = (preparing: Preparing | null, rejected?: readonly RejectedFile[]) => void

/** By account: they outlive their form. */
const running = new WeakMap<Database, { preparing: Preparing; ended: Promise<void> }>()
const listeners = new Map<Listener, { of: Database; place: PhotoPlace }>()
/** Rejected without a form: a toast, and the next form of that place. */
const missed = new WeakMap<Database, { place: PhotoPlace; rejected: readonly RejectedFile[] }>()

/** One at a time. `job` reports progress and returns the rejected files. */
export function prepare(
  database: Database,
  place: PhotoPlace,
  of: number,
  job: (onDone: (done: number) => void) => Promise<readonly RejectedFile[]>,
): void {
  if (running.has(database)) return
  const show = (done: number) => {
    const preparing = { done, of }
    running.set(database, { preparing, ended })
    noteInPreparation(database, of - done)
    for (const listener of listenersOf(database)) listener(preparing)
  }
  const ended = Promise.resolve()
    .then(() => job(show))
    .catch((error: unknown) => {
      console.info('The photos that were chosen could not be prepared.', error)
      return []
    })
    .then((rejected) => {
      running.delete(database)
      noteInPreparation(database, 0)
      const own = listenersOf(database, place)
      if (rejected.length > 0 && own.length === 0) tellOfLeft(database, place, rejected)
      for (const listener of listenersOf(database)) listener(null, ...(own.includes(listener) ? [rejected] : []))
    })
  show(0)
}

/** Calls at once, then on each change. Returns the end. */
export function followPreparation(database: Database, place: PhotoPlace, listener: Listener): () => void {
  listeners.set(listener, { of: database, place })
  listener(running.get(database)?.preparing ?? null)
  return () => listeners.delete(listener)
}

/** Those rejected since the form was left, once. */
export function takeMissed(database: Database, place: PhotoPlace): readonly RejectedFile[] {
  const left = missed.get(database)
  if (left?.place !== place) return []
  missed.delete(database)
  return left.rejected
}

/** Every chosen file is kept or rejected. */
export const preparationEnded = (database: Database): Promise<void> => running.get(database)?.ended ?? Promise.resolve()

function tellOfLeft(database: Database, place: PhotoPlace, rejected: readonly RejectedFile[]): void {
  missed.set(database, { place, rejected })
  const description = rejected.map(({ name, reason }) => `${name}: ${reason}`).join(' ')
  showToast({ title: texts.projects.newProject.rejectedPhotos(rejected.length), description, tone: 'bad' })
}

const listenersOf = (database: Database, place?: PhotoPlace): Listener[] =>
  [...listeners].flatMap(([listener, about]) => (about.of === database && (!place || about.place === place) ? [listener] : []))
