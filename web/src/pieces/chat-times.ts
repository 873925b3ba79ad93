import { texts } from '#texts'
import { dateFormat } from './date-format'
import { clockTime } from './times'

const weekday = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const fullDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = dateFormat({ day: '2-digit', month: '2-digit' })
const shortFullDay = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' })

/** 'Hoje', 'Ontem', 'sexta-feira, 14 de novembro', '14 de novembro de 2025'. */
export function dayText(time: string, now: number): string {
  const date = new Date(time)
  return nearDay(date, now) ?? (isSameYear(date, now) ? weekday : fullDay)(date)
}

/** For a list of conversations: '14:32' today, else 'Ontem', '14/11', '14/11/2025'. */
export function recentText(time: string, now: number): string {
  const date = new Date(time)
  if (daysBefore(date, now) <= 0) return clockTime(time)
  return nearDay(date, now) ?? (isSameYear(date, now) ? shortDay : shortFullDay)(date)
}

/**
 * When a message was written, under the day it stands in: '14:32', or '14/11, 14:32' when it was written on another day than the server took it,
 * as what waits for a connection may be.
 */
export function writtenText(sentAt: string, takenAt: string): string {
  const time = clockTime(sentAt)
  return isSameDay(sentAt, takenAt) ? time : `${shortDay(new Date(sentAt))}, ${time}`
}

export const isSameDay = (one: string, other: string): boolean => startOfDay(new Date(one)) === startOfDay(new Date(other))

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

function nearDay(date: Date, now: number): string | undefined {
  const days = daysBefore(date, now)
  if (days === 1) return texts.times.yesterday
  return days <= 0 ? texts.times.today : undefined
}

const DAY_MS = 86_400_000
/** Rounded: a day of changed clocks has 23 or 25 hours. */
const daysBefore = (date: Date, now: number): number => Math.round((startOfDay(new Date(now)) - startOfDay(date)) / DAY_MS)

const isSameYear = (date: Date, now: number): boolean => date.getFullYear() === new Date(now).getFullYear()
