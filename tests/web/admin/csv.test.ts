import { describe, expect, test } from 'vitest'
import { csvOf } from '../../../web/src/features/admin/tables/csv'

describe('a file of a table', () => {
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

  test.each([
    ['Rua A,=1', `"Rua A,'=1"`],
    ['x, +1', `"x, '+1"`],
    ['x;-1', `"x;'-1"`],
    ['x\t=1', `"x\t'=1"`],
    ['x\n@SUM(A1)', `"x\n'@SUM(A1)"`],
    ['x\r=1', `"x\r'=1"`],
    ['\uff1d1', "'\uff1d1"],
  ])('nor what %j has after a sign at which it may part columns or lines', (value, written) => {
    expect(csvOf(['a'], [[value]])).toBe(`\uFEFFa\r\n${written}\r\n`)
  })

  test('what is no formula stays as it was typed', () => {
    const typed = ['Sul-Norte', 'ana@obra.example', 'Casa, quintal e muro', '10 + 2', 'a = b']
    expect(
      csvOf(
        ['a'],
        typed.map((text) => [text]),
      ),
    ).toBe(`\uFEFFa\r\n${typed.map((text) => (text.includes(',') ? `"${text}"` : text)).join('\r\n')}\r\n`)
  })
})
