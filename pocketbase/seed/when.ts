import { toTime } from '#domain/values/clock'

/** '12d 08:10' is twelve days ago at that time in Brasília, '25min' is 25 minutes ago. */
export type When = `${number}d ${number}:${number}` | `${number}min`

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** UTC-3 all year: Brazil has had no summer time since 2019. */
const BRASILIA = -180 * MINUTE

export function timeOf(when: When, now: number): string {
  const minutesAgo = /^(\d+)min$/.exec(when)?.[1]
  if (minutesAgo) return toTime(now - Number(minutesAgo) * MINUTE)
  const [, days, hours, minutes] = /^([1-9]\d*)d (\d\d):(\d\d)$/.exec(when) ?? []
  if (!days) throw new Error(`"${when}" is no time of the demo data; a whole day back is the least, so that nothing lies ahead.`)
  const today = Math.floor((now + BRASILIA) / DAY) * DAY - BRASILIA
  return toTime(today - Number(days) * DAY + (Number(hours) * 60 + Number(minutes)) * MINUTE)
}
