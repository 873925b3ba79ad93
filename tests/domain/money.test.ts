import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatMoney, hasThirdDecimal, isAmount, MAX_AMOUNT, parseMoney } from '#domain/money'

const cents = fc.integer({ min: 1, max: 9_999_999_999 })

test.each([
  ['1.234,56', 1_234.56],
  ['1234,56', 1_234.56],
  ['1234,5', 1_234.5],
  ['1234,', 1_234],
  ['1234', 1_234],
  ['R$ 1.234', 1_234],
  ['r$1.234,00', 1_234],
  ['R$\u00a01.234,56', 1_234.56],
  [' 12 ', 12],
  ['1.500', 1_500],
  ['99.999.999,99', MAX_AMOUNT],
  ['99.9', 99.9],
  ['1234.56', 1_234.56],
  ['0,01', 0.01],
  ['1500 reais', 1_500],
  ['R$3000', 3_000],
  ['3,9 mil', 3_900],
  ['15 mil', 15_000],
  ['1.5 mil reais', 1_500],
  ['1,005 mil', 1_005],
])('%j is understood as %d reais', (typed, reais) => {
  expect(parseMoney(typed)).toBe(reais)
})

test.each([
  '',
  ' ',
  'R$',
  'abc',
  '-5',
  ',5',
  '1,234',
  '1.234,567',
  '1,2,3',
  '1.23.456',
  '12.34,56',
  '0.500',
  '1.5000',
  '12R$34',
  '1e3',
  'Infinity',
  'mil',
  '-50',
  '3 x 500,00',
  '1.500 mil',
  '2 mil e 500',
])('%j is no amount of money', (typed) => {
  expect(parseMoney(typed)).toBeNull()
})

test.each([
  ['150,555', true],
  ['R$ 1.234,5678', true],
  ['150,55', false],
  ['1,2,3', false],
])('that %j has a third decimal is %s', (text, has) => {
  expect(hasThirdDecimal(text)).toBe(has)
})

test('what is written is read back as the same amount', () => {
  fc.assert(
    fc.property(cents, (count) => {
      expect(parseMoney(formatMoney(count / 100))).toBe(count / 100)
      expect(parseMoney(formatAmount(count / 100))).toBe(count / 100)
    }),
  )
})

test('[PRODUCT 33] [PRODUCT 76] what is written agrees with the international formatter', () => {
  const brazilian = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(fc.property(cents, (count) => formatAmount(count / 100) === brazilian.format(count / 100)))
})

test.each([
  [4_350, 'R$\u00a04.350,00'],
  [0, 'R$\u00a00,00'],
  [0.01, 'R$\u00a00,01'],
  [999, 'R$\u00a0999,00'],
  [1_234_567.8, 'R$\u00a01.234.567,80'],
])('[PRODUCT 56] %d reais are written %s, which no line breaks apart', (reais, text) => {
  expect(formatMoney(reais)).toBe(text)
})

test('a difference below zero keeps its sign', () => {
  expect(formatAmount(-1_380)).toBe('-1.380,00')
})

test('every whole number of cents within the bounds is an amount', () => {
  fc.assert(fc.property(cents, (count) => isAmount(count / 100)))
})

test.each([0, -1, 0.001, 0.005, 0.0100001, 10.001, 1_234.567, MAX_AMOUNT + 0.01, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is no amount',
  (value) => {
    expect(isAmount(value)).toBe(false)
  },
)
