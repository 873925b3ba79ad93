import type { AccountDatabase } from '../../sync'
import { createDraftKeeper } from './draft-keeper'
import { storedDrafts } from './drafts-here'

/**
 * Forgets drafts that were given as commands when an earlier page ended before it could. At each start: once the command has been kept for long enough,
 * nothing tells that they were given.
 */
export async function forgetGivenDrafts(database: AccountDatabase): Promise<void> {
  // To read one is to forget it where it was given.
  for (const [name, { given_as }] of await storedDrafts(database)) if (given_as) await createDraftKeeper(database, name).read()
}
