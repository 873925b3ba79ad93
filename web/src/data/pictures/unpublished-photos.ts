import { type AccountDatabase, uploadsIn } from '../../sync'
import { photosInPreparation } from './photos-in-preparation'

/** How many photos belong to a project that is not published yet, with those that are still being prepared on this page. */
export const countUnpublishedPhotos = async (database: AccountDatabase): Promise<number> =>
  (await uploadsIn(database, ['draft'])).length + photosInPreparation(database)
