import { deviceStore } from '../../browser-store'

const LEAVING = 'canteiro-leaving:'

/** Accounts that have left this device and whose data is not yet all gone. Rule A2. */
export const leavingIds = (): string[] => deviceStore.keys().flatMap((key) => (key.startsWith(LEAVING) ? [key.slice(LEAVING.length)] : []))

/** Stands from before the first thing is removed until the last one is, so that a removal that is cut short is finished at the next start. */
export const markLeaving = (userId: string): boolean => deviceStore.set(LEAVING + userId, '')

export const markLeft = (userId: string): void => deviceStore.remove(LEAVING + userId)
