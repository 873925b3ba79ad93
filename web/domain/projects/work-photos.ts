import { DAY_MS } from '#domain/values/clock'

/** For devices that are offline as the work ends. Product 127. */
const DAYS_AFTER = 30

/** `ended`: when the work was completed, or the deal undone, '' for not yet. */
export const takesWorkPhotos = (ended: string, now: string): boolean => ended === '' || Date.parse(now) - Date.parse(ended) <= DAYS_AFTER * DAY_MS
