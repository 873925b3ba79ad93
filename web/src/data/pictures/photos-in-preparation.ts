import type { AccountDatabase } from '../../sync'

const left = new Map<AccountDatabase, number>()

/** How many of the photos that were chosen last are still being prepared: no row tells of them yet. */
export function noteInPreparation(database: AccountDatabase, photos: number): void {
  if (photos > 0) left.set(database, photos)
  else left.delete(database)
}

export const photosInPreparation = (database: AccountDatabase): number => left.get(database) ?? 0

/** Whether a fresh page would lose photos. */
export const arePhotosInPreparation = (): boolean => left.size > 0
