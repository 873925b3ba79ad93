import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { isSameDay } from 'date-fns/isSameDay'
import { isSameYear } from 'date-fns/isSameYear'
import { isTime } from '#domain/values/clock'
import { texts } from '#texts'
import { clockTime, dateFormat, longDate, shortDate, shortFullDate } from './times'

const weekday = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** 'Hoje', 'Ontem', 'sexta-feira, 14 de novembro', '14 de novembro de 2025'. */
export function dayText(time: string, now: number): string {
  const date = new Date(time)
  return nearDay(date, now) ?? (isSameYear(date, now) ? weekday : longDate)(date)
}

/** For a list of conversations: '14:32' today, else 'Ontem', '14/11', '14/11/2025'. */
export function recentText(time: string, now: number): string {
  const date = new Date(time)
  if (differenceInCalendarDays(now, date) <= 0) return clockTime(time)
  return nearDay(date, now) ?? (isSameYear(date, now) ? shortDate : shortFullDate)(date)
}

/** '14:32', or '14/11, 14:32' where it was written on another day than the server took it. An invalid `sentAt` is ignored. */
export function writtenText(sentAt: string, takenAt: string): string {
  if (!isTime(sentAt)) return clockTime(takenAt)
  const time = clockTime(sentAt)
  return isSameDay(sentAt, takenAt) ? time : `${shortDate(new Date(sentAt))}, ${time}`
}

/** '' today, else '14/11' or '14/11/2025'. */
export function shortDayText(time: string, now: number): string {
  const date = new Date(time)
  if (isSameDay(date, now)) return ''
  return (isSameYear(date, now) ? shortDate : shortFullDate)(date)
}

function nearDay(date: Date, now: number): string | undefined {
  const days = differenceInCalendarDays(now, date)
  if (days === 1) return texts.times.yesterday
  return days <= 0 ? texts.times.today : undefined
}
