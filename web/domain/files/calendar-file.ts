import { contentLines, escapedText } from '#domain/files/content-lines'

export type CalendarDay = {
  /** Stable: a calendar that has it already changes its entry. */
  id: string
  /** '2026-11-20' */
  day: string
  title: string
  description: string
  place: string
  /** An own page's, as the browser writes it. */
  url: string
}

/** One day of a calendar (RFC 5545), which leaves its person free. `madeAt` is ISO 8601 in UTC. */
export const calendarFile = ({ id, day, title, description, place, url }: CalendarDay, madeAt: string): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Canteiro//Canteiro//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapedText(id)}@canteiro`,
    `DTSTAMP:${madeAt.replace(/\.\d+|[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    // The end is not part of it.
    `DTEND;VALUE=DATE:${dateOf(day, 1)}`,
    `SUMMARY:${escapedText(title)}`,
    `DESCRIPTION:${escapedText(description)}`,
    ...(place ? [`LOCATION:${escapedText(place)}`] : []),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ])

function dateOf(day: string, later = 0): string {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + later)
  return date.toISOString().slice(0, 10).replaceAll('-', '')
}
