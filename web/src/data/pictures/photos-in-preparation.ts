import type { AccountDatabase } from '../../sync'

const left = new Map<AccountDatabase, number>()

/** Photos that have no row yet. */
export function noteInPreparation(database: AccountDatabase, photos: number): void {
  if (photos > 0) left.set(database, photos)
  else left.delete(database)
}

export const photosInPreparation = (database: AccountDatabase): number => left.get(database) ?? 0

/** Whether a reload would lose photos. */
export const arePhotosInPreparation = (): boolean => left.size > 0
