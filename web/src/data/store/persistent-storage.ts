import type { RxChangeEventBulk } from 'rxdb'
import { filter, type Subscription, take } from 'rxjs'
import type { AccountDatabase, OutboxRow } from '../../sync'
import { isDraftKey } from '../kept-drafts/kept-draft'
import { countsForPeople } from './unsent-count'

/**
 * Asks the browser to keep this device's storage when room gets short, as soon as something is stored that only this device has: a command that counts
 * for people, an upload or a draft. It asks once a run and waits for no answer; a browser that refuses may think otherwise once the app is installed.
 */
export function requestPersistence(database: AccountDatabase): Subscription {
  return database.eventBulks$
    .pipe(filter(holdsOwnWork), take(1))
    .subscribe(() => void ask().catch((error: unknown) => console.info('The browser could not be asked to keep the storage.', error)))
}

/** Only of the outbox is any row looked into. */
function holdsOwnWork({ collectionName, isLocal, events }: RxChangeEventBulk<OutboxRow>): boolean {
  if (isLocal) return events.some(({ documentId }) => isDraftKey(documentId))
  const made = events.filter(({ operation }) => operation === 'INSERT')
  return collectionName === 'uploads'
    ? made.length > 0
    : collectionName === 'outbox' && made.some(({ documentData }) => countsForPeople(documentData))
}

async function ask(): Promise<void> {
  const storage = globalThis.navigator?.storage
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}
