import { toTime } from '#domain/values/clock'

/** How long accepted commands are kept for a server restored from a backup. */
const KEPT_MS = 7 * 86_400_000

/** Rules P11 and P12. */
export const keptSince = (now: string): string => toTime(Date.parse(now) - KEPT_MS)
