import { deviceStore } from '../../browser-store'

const LEAVING = 'canteiro-leaving:'

/** Accounts that left and whose data is not all gone yet. Rule A2. */
export const leavingIds = (): string[] => deviceStore.keys().flatMap((key) => (key.startsWith(LEAVING) ? [key.slice(LEAVING.length)] : []))

/** Stored before the first removal, so that the next start finishes a removal that is cut short. */
export const markLeaving = (userId: string): boolean => deviceStore.set(LEAVING + userId, '')

export const markLeft = (userId: string): void => deviceStore.remove(LEAVING + userId)
