import { expect, test } from 'vitest'
import { csvOf } from '../../../web/src/features/admin/tables/csv'

test('a file begins with the mark of UTF-8 and parts its columns by semicolons', () => {
  expect(csvOf(['Nome', 'Cidade'], [['Ângela', 'São Paulo']])).toBe('\uFEFFNome;Cidade\r\nÂngela;São Paulo\r\n')
})

test('what would part columns or lines is quoted', () => {
  expect(csvOf(['a'], [['x;y'], ['"z"'], ['um\ndois']])).toBe('\uFEFFa\r\n"x;y"\r\n"""z"""\r\n"um\ndois"\r\n')
})

test.each(['=1+1', '+55', '-1', '@SUM(A1)', '\tx', '\r=1'])('a spreadsheet takes %j for text, never for a formula', (value) => {
  const [, line = ''] = csvOf(['a'], [[value]]).split('\r\n')
  expect(line.replace(/^"/, '')).toMatch(/^'/)
})
