import type { AccountDatabase } from '../../../web/src/sync'
import { createUploads, type Uploads } from '../../../web/src/sync/uploads/send-uploads'
import { defaultWaits } from '../../../web/src/sync/waits'

/** By the present `fetch`, in a tab that never loses the lock. */
export const uploadsOf = (database: AccountDatabase, lastPull: () => number = () => 0): Uploads =>
  createUploads({ database, baseUrl: '', token: () => '', waits: defaultWaits, lease: () => () => true, lastPull, onSending: () => undefined })
