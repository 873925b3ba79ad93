import type { PhotoHolder } from '#domain/document-photos'
import { texts } from '#texts'
import { noteInPreparation } from '../../../data/pictures/photos-in-preparation'
import type { AccountStore } from '../../../data/store/account-store'
import { showToast } from '../../../ui/feedback/toasts'

/** `reason` in words. */
export type RejectedFile = { id: string; name: string; reason: string }

/** Progress of the files chosen last. */
export type Preparing = { done: number; of: number }

type Database = AccountStore['database']
/** Progress, null for none; at the end also the rejected files, of its own holder. */
type Listener = (preparing: Preparing | null, rejected?: readonly RejectedFile[]) => void

/** By account: they outlive their form. */
const running = new WeakMap<Database, { preparing: Preparing; ended: Promise<void> }>()
const listeners = new Map<Listener, { of: Database; holder: PhotoHolder }>()
/** Rejected without a form: a toast, and the next form of that holder. */
const missed = new WeakMap<Database, { holder: PhotoHolder; rejected: readonly RejectedFile[] }>()

/** One at a time. `job` reports progress and returns the rejected files. */
export function prepare(
  database: Database,
  holder: PhotoHolder,
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
      const own = listenersOf(database, holder)
      if (rejected.length > 0 && own.length === 0) tellOfLeft(database, holder, rejected)
      for (const listener of listenersOf(database)) listener(null, ...(own.includes(listener) ? [rejected] : []))
    })
  show(0)
}

/** Calls at once, then on each change. Returns the end. */
export function followPreparation(database: Database, holder: PhotoHolder, listener: Listener): () => void {
  listeners.set(listener, { of: database, holder })
  listener(running.get(database)?.preparing ?? null)
  return () => listeners.delete(listener)
}

/** Those rejected since the form was left, once. */
export function takeMissed(database: Database, holder: PhotoHolder): readonly RejectedFile[] {
  const left = missed.get(database)
  if (left?.holder !== holder) return []
  missed.delete(database)
  return left.rejected
}

/** Every chosen file is kept or rejected. */
export const preparationEnded = (database: Database): Promise<void> => running.get(database)?.ended ?? Promise.resolve()

function tellOfLeft(database: Database, holder: PhotoHolder, rejected: readonly RejectedFile[]): void {
  missed.set(database, { holder, rejected })
  const description = rejected.map(({ name, reason }) => `${name}: ${reason}`).join(' ')
  showToast({ title: texts.projects.newProject.rejectedPhotos(rejected.length), description, tone: 'bad' })
}

const listenersOf = (database: Database, holder?: PhotoHolder): Listener[] =>
  [...listeners].flatMap(([listener, about]) => (about.of === database && (!holder || about.holder === holder) ? [listener] : []))
