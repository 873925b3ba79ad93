import { type AccountDatabase, uploadsIn } from '../../sync'
import { photosInPreparation } from './photos-in-preparation'

/** With those still being prepared on this page. */
export const countUnpublishedPhotos = async (database: AccountDatabase): Promise<number> =>
  (await uploadsIn(database, ['draft'])).length + photosInPreparation(database)
