import { expect, test } from 'vitest'
import { parseDays } from '#domain/days'

test.each([
  ['12', 12],
  [' 10 ', 10],
  ['10 dias', 10],
  ['1 dia', 1],
  ['2 semanas', 14],
  ['1 Semana', 7],
  ['1.000 dias', 1_000],
])('%j is %d days', (text, days) => {
  expect(parseDays(text)).toBe(days)
})

test.each(['', 'dias', '1,5', '1.5', '-5', '10 a 15', '1e3', '2 meses'])('%j is no number of days', (text) => {
  expect(parseDays(text)).toBeNull()
})
