import { type AccountDatabase, uploadsIn } from '../../sync'
import { draftsHere } from '../kept-drafts/drafts-here'
import { countUnpublishedPhotos } from '../pictures/unpublished-photos'
import { countOf } from './unsent-count'

/** Rule A2. */
export type Unsent = { items: number; drafts: number; photos: number }

export const unsentIn = async (database: AccountDatabase): Promise<Unsent> => ({
  items: await countUnsent({ database }),
  drafts: (await draftsHere(database)).size,
  photos: await countUnpublishedPhotos(database),
})

export const isNothing = ({ items, drafts, photos }: Unsent): boolean => items + drafts + photos === 0

export async function countUnsent({ database }: { database: AccountDatabase }): Promise<number> {
  return countOf(
    (await database.outbox.find().exec()).map((row) => row.toMutableJSON()),
    await uploadsIn(database, ['waiting', 'refused']),
  )
}
