import { toTime } from '#domain/values/clock'

/** How long what the server has accepted is kept, for a server that is restored from a backup. */
const KEPT_MS = 7 * 86_400_000

/** At the server's `now`, what it answered before this is no longer kept. Rules P11 and P12. */
export const keptSince = (now: string): string => toTime(Date.parse(now) - KEPT_MS)
