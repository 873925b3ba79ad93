import { texts } from '#texts'
import { noteInPreparation } from '../../../data/pictures/photos-in-preparation'
import type { AccountStore } from '../../../data/store/account-store'
import { showToast } from '../../../ui/feedback/toasts'

/** `reason` in words. */
export type RejectedFile = { id: string; name: string; reason: string }

/** Progress of the files chosen last. */
export type Preparing = { done: number; of: number }

type Database = AccountStore['database']
/** Progress, null for none; at the end also the rejected files. */
type Listener = (preparing: Preparing | null, rejected?: readonly RejectedFile[]) => void

/** By account: they outlive their form. */
const running = new WeakMap<Database, { preparing: Preparing; ended: Promise<void> }>()
const listeners = new Map<Listener, Database>()
/** Rejected without a form: a toast, and the next form. */
const missed = new WeakMap<Database, readonly RejectedFile[]>()

/** One at a time. `job` reports progress and returns the rejected files. */
export function prepare(database: Database, of: number, job: (onDone: (done: number) => void) => Promise<readonly RejectedFile[]>): void {
  if (running.has(database)) return
  const show = (done: number) => {
    const preparing = { done, of }
    running.set(database, { preparing, ended })
    noteInPreparation(database, of - done)
    tell(database, preparing)
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
      if (rejected.length > 0 && ![...listeners.values()].includes(database)) tellOfLeft(database, rejected)
      tell(database, null, rejected)
    })
  show(0)
}

/** Calls at once, then on each change. Returns the end. */
export function followPreparation(database: Database, listener: Listener): () => void {
  listeners.set(listener, database)
  listener(running.get(database)?.preparing ?? null)
  return () => listeners.delete(listener)
}

/** Those rejected since the form was left, once. */
export function takeMissed(database: Database): readonly RejectedFile[] {
  const rejected = missed.get(database) ?? []
  missed.delete(database)
  return rejected
}

/** Every chosen file is kept or rejected. */
export const preparationEnded = (database: Database): Promise<void> => running.get(database)?.ended ?? Promise.resolve()

function tellOfLeft(database: Database, rejected: readonly RejectedFile[]): void {
  missed.set(database, rejected)
  const description = rejected.map(({ name, reason }) => `${name}: ${reason}`).join(' ')
  showToast({ title: texts.projects.newProject.rejectedPhotos(rejected.length), description, tone: 'bad' })
}

function tell(database: Database, ...news: Parameters<Listener>): void {
  for (const [listener, of] of listeners) if (of === database) listener(...news)
}
