import type { RxChangeEventBulk } from 'rxdb'
import { filter, type Subscription, take } from 'rxjs'
import type { AccountDatabase, OutboxRow } from '../../sync'
import { isDraftKey } from '../kept-drafts/kept-draft'
import { countsForPeople } from './unsent-count'

/** Asks once a run, as soon as only this device has something: a command that counts, an upload or a draft. */
export function requestPersistence(database: AccountDatabase): Subscription {
  return database.eventBulks$
    .pipe(filter(holdsOwnWork), take(1))
    .subscribe(() => void ask().catch((error: unknown) => console.info('The browser could not be asked to keep the storage.', error)))
}

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
