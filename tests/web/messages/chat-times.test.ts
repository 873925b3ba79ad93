import { expect, test } from 'vitest'
import { dayText, recentText, writtenText } from '../../../web/src/pieces/chat-times'

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
