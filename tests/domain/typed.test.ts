import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDays } from '#domain/values/days'
import { formatAmount, formatMoney, isAmount, MAX_AMOUNT, parseMoney } from '#domain/values/money'
import { oddityOf } from '#domain/values/odd-amount'
import { formatPhone, isPhone, phoneDigits } from '#domain/values/phone'
import { videoId } from '#domain/values/video'

describe('money', () => {
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
    ...['', ' ', 'R$', 'abc', '-5', ',5', '1,234', '1.234,567', '1,2,3', '1.23.456', '12.34,56', '0.500', '1.5000', '12R$34', '1e3', 'Infinity'],
    ...['mil', '-50', '3 x 500,00', '1.500 mil', '2 mil e 500'],
  ])('%j is no amount of money', (typed) => {
    expect(parseMoney(typed)).toBeNull()
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

  test('every whole number of cents within the bounds is an amount', () => {
    fc.assert(fc.property(cents, (count) => isAmount(count / 100)))
  })

  test.each([0, -1, 0.001, 0.005, 0.0100001, 10.001, 1_234.567, MAX_AMOUNT + 0.01, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is no amount',
    (value) => {
      expect(isAmount(value)).toBe(false)
    },
  )
})

describe('days', () => {
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
})

describe('phones', () => {
  test.each([
    ...['(11) 98765-4321', '11987654321', '(11) 3456-7890', '1134567890', '55987654321', '(55) 3456-7890'],
    ...['+55 11 98765-4321', '+55 (11) 3456-7890'],
  ])('%s is a phone number', (text) => {
    expect(isPhone(text)).toBe(true)
  })

  test.each([
    ...['', '987654321', '(11) 8765-4321', '(11) 18765-4321', '(01) 98765-4321', '(10) 98765-4321', '119876543210'],
    ...['+1 212 555 0100', '(11) 9876-54321-0'],
  ])('%j is no Brazilian phone number', (text) => {
    expect(isPhone(text)).toBe(false)
  })

  test.each([
    ['+55 11 98765-4321', '11987654321'],
    ['+55 11 3456-7890', '1134567890'],
    ['(55) 98765-4321', '55987654321'],
    ['+55 55 98765-4321', '55987654321'],
    ['0055 11 98765-4321', '11987654321'],
    ['019 98765-4321', '19987654321'],
    ['019 3456-7890', '1934567890'],
    ['055 98765-4321', '55987654321'],
    ['+55 019 98765-4321', '19987654321'],
    ['+55 (0)11 98765-4321', '11987654321'],
    ['0xx11 98765-4321', '11987654321'],
    ['0 15 11 98765-4321', '11987654321'],
    ['WhatsApp 24h: (11) 98765-4321', '11987654321'],
  ])('%s is the number %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits)
    expect(isPhone(text)).toBe(true)
  })

  test.each(['+54 11 4321-5678', '0800 123 4567', '(11) 98765-4321 / (11) 3456-7890'])('%s keeps all its digits, to be refused', (text) => {
    expect(phoneDigits(text)).toBe(text.replace(/\D/g, ''))
    expect(isPhone(text)).toBe(false)
  })

  test.each([
    ['abc', 'abc'],
    ['(11) 9a', '(11) 9a'],
    ['4004-1234', '40041234'],
    ['４００４', '4004'],
    ['１１９８７６５４３２１', '(11) 98765-4321'],
  ])('[PRODUCT 27] of %j nothing vanishes unsaid: the field shows %s', (text, shown) => {
    expect(formatPhone(text)).toBe(shown)
    expect(formatPhone(shown)).toBe(shown)
  })

  test('the mask grows with what is typed, from landline to mobile', () => {
    const typing = Array.from('11987654321', (_, index) => formatPhone('11987654321'.slice(0, index + 1)))
    expect(typing.slice(0, 6)).toEqual(['(1', '(11', '(11) 9', '(11) 98', '(11) 987', '(11) 9876'])
    expect(typing.slice(6)).toEqual(['(11) 9876-5', '(11) 9876-54', '(11) 9876-543', '(11) 9876-5432', '(11) 98765-4321'])
  })
})

describe('odd amounts', () => {
  test.each([
    [3.9, 4_500, 'far_below_budget'],
    [1_499.99, 4_500, 'far_below_budget'],
    [1_500, 4_500, null],
    [13_500, 4_500, null],
    [13_500.01, 4_500, 'far_above_budget'],
    // A comma that slipped, on a budget that is not round.
    [12_500, 1_250.78, 'far_above_budget'],
    [19.99, 0, 'tiny'],
    [19.99, 50, 'tiny'],
    [20, 0, null],
  ] as const)('[PRODUCT 71] an offer of %d for a budget of %d is odd as %s', (amount, budget, oddity) => {
    expect(oddityOf(amount, budget)).toBe(oddity)
  })
})

describe('videos', () => {
  test.each([
    'https://youtu.be/dQw4w9WgXcQ',
    'http://youtu.be/dQw4w9WgXcQ?si=abc&t=10',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?v=dQw4w9WgXcQ&list=PL1',
    'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ#t=10',
    '  HTTPS://WWW.YouTube.com/watch?v=dQw4w9WgXcQ ',
  ])('[PRODUCT 24] %s is a video', (address) => {
    expect(videoId(address)).toBe('dQw4w9WgXcQ')
  })

  test.each([
    '',
    'dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/',
    'https://youtu.be/dQw4w9WgXc',
    'https://youtu.be/dQw4w9WgXcQQ',
    'https://youtu.be/dQw4w9WgXcQ/extra',
    'https://youtu.be/dQw4w9WgXc"',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?list=PL1',
    'https://www.youtube.com/watch?vv=dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://youtube.com.mau.example/watch?v=dQw4w9WgXcQ',
    'https://mau.example/https://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com@mau.example/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  ])('[PRODUCT 24] %j is none', (address) => {
    expect(videoId(address)).toBeNull()
  })
})
