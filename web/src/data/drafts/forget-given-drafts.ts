import type { AccountDatabase } from '../../sync'
import { givenDraftsOnDisk } from '../store/unsent-on-disk'
import { createDraftKeeper } from './draft-keeper'

/**
 * Forgets drafts that were given as commands when an earlier page ended before it could. At each start: once the command has been kept for long enough,
 * nothing tells that they were given. Where a browser does not tell them, each goes when its form is next opened.
 */
export async function forgetGivenDrafts(database: AccountDatabase, userId: string): Promise<void> {
  // To read one is to forget it where it was given.
  for (const name of (await givenDraftsOnDisk(userId)) ?? []) await createDraftKeeper(database, name).read()
}
