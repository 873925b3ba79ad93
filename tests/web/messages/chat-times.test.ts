import { expect, test, vi } from 'vitest'
import { dayText, recentText, writtenText } from '../../../web/src/chat/chat-times'

/** A local time of this machine as the documents carry it. */
const at = (day: number, hour: number, minute = 0, month = 11, year = 2026) => new Date(year, month - 1, day, hour, minute).toISOString()
const now = new Date(2026, 10, 20, 9, 30).getTime()

test('a day is named as people name it', () => {
  expect(dayText(at(20, 0, 1), now)).toBe('Hoje')
  expect(dayText(at(19, 23, 59), now)).toBe('Ontem')
  expect(dayText(at(18, 12), now)).toBe('quarta-feira, 18 de novembro')
  expect(dayText(at(18, 12, 0, 11, 2025), now)).toBe('18 de novembro de 2025')
})

test('a clock that is ahead writes today, not a day to come', () => {
  expect(dayText(at(21, 2), now)).toBe('Hoje')
})

test('a day of changed clocks, which has 23 or 25 hours, is one day', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const afterChange = (month: number, day: number) => new Date(2026, month - 1, day, 0, 10).getTime()
  expect(dayText(at(8, 0, 5, 3), afterChange(3, 9))).toBe('Ontem')
  expect(dayText(at(7, 23, 55, 3), afterChange(3, 9))).not.toBe('Ontem')
  expect(dayText(at(1, 0, 5), afterChange(11, 2))).toBe('Ontem')
  expect(dayText(at(1, 23, 55), afterChange(11, 2))).toBe('Ontem')
  expect(dayText(at(31, 23, 55, 10), afterChange(11, 2))).not.toBe('Ontem')
  vi.unstubAllEnvs()
})

test('a list of conversations says the hour today and the day before that', () => {
  expect(recentText(at(20, 8, 5), now)).toBe('08:05')
  expect(recentText(at(19, 8, 5), now)).toBe('Ontem')
  expect(recentText(at(3, 8, 5), now)).toBe('03/11')
  expect(recentText(at(3, 8, 5, 2, 2025), now)).toBe('03/02/2025')
})

test('what was written offline on another day says which', () => {
  expect(writtenText(at(20, 18, 11), at(20, 20))).toBe('18:11')
  expect(writtenText(at(18, 18, 11), at(20, 9))).toBe('18/11, 18:11')
})

test('a time that no clock shows is left out, and the chat goes on', () => {
  for (const sentAt of ['2026-02-31T25:61:61.000Z', '']) expect(writtenText(sentAt, at(20, 20))).toBe('20:00')
})
