import { DAY_MS } from '#domain/values/clock'

/** Three hours behind UTC, without summer time since 2019. The server's engine has no Intl to ask. */
export const SAO_PAULO_MS = -3 * 3_600_000

/** A time's day in São Paulo, `later` days after: '2026-11-20'. */
export const saoPauloDay = (time: string, later = 0): string => new Date(Date.parse(time) + SAO_PAULO_MS + later * DAY_MS).toISOString().slice(0, 10)
