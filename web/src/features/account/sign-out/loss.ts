import { countUnsent } from '../../../data/store/unsent'
import type { Account, MissedDraft } from './missed-drafts'

/** What an account has on this device that is nowhere else: items, drafts, and the photos of drafts. */
export type Loss = {
  items: number
  drafts: number
  photos: number
  /** The drafts, where they can be named. */
  named: readonly MissedDraft[]
}

/** What of a person would be lost with this device's copy; null where that cannot be told. `token` asks the server about what this device does not hold. Rule A2. */
export async function lossOf(account: Account, token: string | null): Promise<Loss | null> {
  try {
    const { countUnpublishedPhotos, missedDrafts } = await import('./missed-drafts')
    const named = await missedDrafts(account, token)
    return { items: await countUnsent(account), drafts: named.length, photos: await countUnpublishedPhotos(account.database), named }
  } catch (error) {
    console.info('What is unsent could not be counted in the open database.', error)
    return await lossOnDisk(account.userId)
  }
}

/** The same of an account whose database cannot be opened, or whose drafts cannot be named. */
export async function lossOnDisk(userId: string): Promise<Loss | null> {
  try {
    const { unsentOnDisk } = await import('../../../data/store/unsent-on-disk')
    const counted = await unsentOnDisk(userId)
    return counted && { ...counted, named: [] }
  } catch (error) {
    console.info('What is unsent could not be counted on the disk.', error)
    return null
  }
}

export const isNothing = ({ items, drafts, photos }: Loss): boolean => items + drafts + photos === 0
