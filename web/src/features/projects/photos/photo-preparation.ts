import { texts } from '#texts'
import { noteInPreparation } from '../../../data/pictures/photos-in-preparation'
import type { AccountStore } from '../../../data/store/account-store'
import { showToast } from '../../../ui/feedback/toasts'

/** A file that did not become a photo, and why, in words. */
export type RejectedFile = { id: string; name: string; reason: string }

/** How far the files chosen last are. */
export type Preparing = { done: number; of: number }

type Database = AccountStore['database']
/** Called with how far it is, null where nothing is being prepared; once it has ended also with what was rejected. */
type Listener = (preparing: Preparing | null, rejected?: readonly RejectedFile[]) => void

/** Preparations by account: they outlive their form, and a form that is opened again shows them. */
const running = new WeakMap<Database, { preparing: Preparing; ended: Promise<void> }>()
const listeners = new Map<Listener, Database>()
/** Files rejected while no form was shown: a toast names them at once, and the form when it opens again. */
const missed = new WeakMap<Database, readonly RejectedFile[]>()

/** Prepares what was chosen, unless that is being done already. `job` tells how many it has prepared, and answers what it rejected. */
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

/** Calls back at once with how far it is, and with all that follows. Returns the end of it. */
export function followPreparation(database: Database, listener: Listener): () => void {
  listeners.set(listener, database)
  listener(running.get(database)?.preparing ?? null)
  return () => listeners.delete(listener)
}

/** Returns the files rejected since the form was left, once. */
export function takeMissed(database: Database): readonly RejectedFile[] {
  const rejected = missed.get(database) ?? []
  missed.delete(database)
  return rejected
}

/** Resolves once everything that was chosen for this account's project is kept or rejected. */
export const preparationEnded = (database: Database): Promise<void> => running.get(database)?.ended ?? Promise.resolve()

function tellOfLeft(database: Database, rejected: readonly RejectedFile[]): void {
  missed.set(database, rejected)
  const description = rejected.map(({ name, reason }) => `${name}: ${reason}`).join(' ')
  showToast({ title: texts.projects.newProject.rejectedPhotos(rejected.length), description, tone: 'bad' })
}

function tell(database: Database, ...news: Parameters<Listener>): void {
  for (const [listener, of] of listeners) if (of === database) listener(...news)
}
