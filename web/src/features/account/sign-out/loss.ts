import { countDraftPhotos, countUnsent } from '../../../data/store/unsent'
import type { Account, MissedDraft } from './missed-drafts'

/** What an account has on this device that is nowhere else: items, drafts, and the photos of drafts. */
export type Loss = {
  items: number
  drafts: number
  photos: number
  /** The drafts, where they can be named. */
  named: readonly MissedDraft[]
}

/** What of a person would be lost with this device's copy. `token` asks the server about what this device does not hold. Rule A2. */
export async function lossOf(account: Account, token: string | null): Promise<Loss> {
  const named = await namedDrafts(account, token)
  return {
    items: await countUnsent(account),
    drafts: named.length,
    photos: await countDraftPhotos(account),
    named,
  }
}

/** Where this code does not come, drafts are not told: one can sign out all the same. */
async function namedDrafts(account: Account, token: string | null): Promise<MissedDraft[]> {
  try {
    const { missedDrafts } = await import('./missed-drafts')
    return await missedDrafts(account, token)
  } catch (error) {
    console.info('Drafts could not be counted.', error)
    return []
  }
}

export const isNothing = ({ items, drafts, photos }: Loss): boolean => items + drafts + photos === 0
