import { createHash } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { canonicalQuote, isSummedUp, type Quote, sumOf, sumOfRows, sumOfStages } from '#domain/projects/quote'
import { quoteBounds, quoteDigest, quoteTerms } from '#domain/projects/quote-terms'
import { aQuote } from './builders'
import { quotesWithAmount } from './quotes'

const parsed = (given: unknown): Quote | undefined => {
  const result = v.safeParse(quoteTerms, given)
  return result.success ? result.output : undefined
}
const aRow: Quote['rows'][number] = { kind: 'labour', text: 'Assentar piso', quantity: '', total: 10 }

test('[PRODUCT 107] a quote takes 40 rows, 12 exclusions and 8 stages, and not one more of each', () => {
  const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)
  const stage = { name: 'Etapa', amount: 1 }
  const full = aQuote({
    rows: many(quoteBounds.rows, aRow),
    excluded: many(quoteBounds.excluded, 'Pintura'),
    stages: many(quoteBounds.stages, stage),
  })
  expect(parsed(full)).toEqual(full)
  expect(parsed({ ...full, rows: many(41, aRow) })).toBeUndefined()
  expect(parsed({ ...full, excluded: many(13, 'Pintura') })).toBeUndefined()
  expect(parsed({ ...full, stages: many(9, stage) })).toBeUndefined()
})

test.each<[string, object]>([
  ['a negative total', { rows: [{ ...aRow, total: -1 }] }],
  ['a total of a third of a cent', { rows: [{ ...aRow, total: 0.003 }] }],
  ['a total that is no number', { rows: [{ ...aRow, total: Number.NaN }] }],
  ['a total beyond all bounds', { rows: [{ ...aRow, total: 1e9 }] }],
  ['a total as text', { rows: [{ ...aRow, total: '10' }] }],
  ['a row without a text', { rows: [{ ...aRow, text: ' \u200b' }] }],
  ['a row of another kind', { rows: [{ ...aRow, kind: 'gift' }] }],
  ['a row of 121 characters', { rows: [{ ...aRow, text: 'x'.repeat(121) }] }],
  ['a quantity of 41 characters', { rows: [{ ...aRow, quantity: 'x'.repeat(41) }] }],
  ['a stage of nothing', { stages: [{ name: 'Entrada', amount: 0 }] }],
  ['a stage without a name', { stages: [{ name: '', amount: 10 }] }],
  ['a start on a day that no calendar has', { start: { date: '2026-02-30' } }],
  ['a start at a time', { start: { date: '2026-12-01T00:00:00.000Z' } }],
  ['a start after half a day', { start: { days: 0.5 } }],
  ['a validity of 11 days', { valid_days: 11 }],
  ['a warranty of minus a day', { warranty_days: -1 }],
  ['conditions of 1,001 characters', { conditions: 'x'.repeat(1_001) }],
  ['a CPF with marks', { provider_document: '529.982.247-25' }],
  ['a CPF that is none', { provider_document: '52998224726' }],
  ['another document', { provider_document: 'RG 12' }],
])('[PRODUCT 107] a quote with %s is none', (_, fields) => {
  expect(parsed(aQuote())).toEqual(aQuote())
  expect(parsed({ ...aQuote(), ...fields })).toBeUndefined()
})

test('[PRODUCT 107] the largest quote has less than 32 kB', () => {
  const wide = (count: number) => '語'.repeat(count)
  const rows = Array.from({ length: quoteBounds.rows }, () => ({
    ...aRow,
    kind: 'material',
    text: wide(120),
    quantity: wide(40),
    total: 99_999_999.99,
  }))
  const excluded = Array.from({ length: quoteBounds.excluded }, () => wide(120))
  const stages = Array.from({ length: quoteBounds.stages }, () => ({ name: wide(60), amount: 99_999_999.99 }))
  const largest = parsed({ ...aQuote({ provider_document: '11222333000181' }), rows, excluded, stages, conditions: wide(1_000) })
  expect(Buffer.byteLength(canonicalQuote(largest ?? null))).toBeGreaterThan(30_000)
  expect(Buffer.byteLength(canonicalQuote(largest ?? null))).toBeLessThan(32_768)
})

test('[PRODUCT 107] lines of a quote are one line each, without characters that nobody can see', () => {
  const typed = aQuote({ rows: [{ ...aRow, text: ' Assentar\n piso\u202e\u200b ' }], conditions: ' Água\r\nEnergia\u200b ' })
  expect(parsed(typed)).toMatchObject({ rows: [{ ...aRow, text: 'Assentar piso' }], conditions: 'Água\nEnergia' })
})

test('[PRODUCT 107] a document of its provider is a CPF or a CNPJ, with letters too', () => {
  for (const provider_document of ['52998224725', '11222333000181', '12ABC34501DE35']) {
    expect(parsed(aQuote({ provider_document }))).toMatchObject({ provider_document })
  }
})

test('[PRODUCT 108] rows sum to the price in cents, in whatever order they are', () => {
  expect(sumOf([0.1, 0.2, 0.3])).toBe(0.6)
  expect(sumOf([1.005, 64.1, 99_999_999.99 - 65])).toBe(sumOf([99_999_999.99 - 65, 64.1, 1.005]))
  fc.assert(
    fc.property(quotesWithAmount, fc.infiniteStream(fc.nat()), ({ amount, quote }, numbers) => {
      const shuffled = quote.rows.map((row) => ({ row, at: numbers.next().value })).sort((one, other) => one.at - other.at)
      const rows = shuffled.map(({ row }) => row)
      const byKind = (['labour', 'material', 'other'] as const).map((kind) => sumOfRows({ rows }, kind))
      expect(sumOfRows({ rows })).toBe(sumOfRows(quote))
      expect(sumOf(byKind)).toBe(sumOfRows(quote))
      expect(isSummedUp(amount, { ...quote, rows })).toBe(true)
      if (rows.length > 0) expect(isSummedUp(sumOf([amount, 0.01]), { ...quote, rows })).toBe(false)
    }),
  )
})

test('[PRODUCT 109] stages sum to the price, to the cent', () => {
  fc.assert(
    fc.property(quotesWithAmount, ({ amount, quote: { stages } }) => {
      expect(isSummedUp(amount, { rows: [], stages })).toBe(true)
      if (stages.length > 0) {
        expect(sumOfStages({ stages })).toBe(amount)
        expect(isSummedUp(sumOf([amount, -0.01]), { rows: [], stages })).toBe(false)
      }
    }),
  )
})

test('[PRODUCT 111] a quote has one canonical form and one digest, whatever the order of its keys', () => {
  const backwards = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(backwards)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .map(([key, inner]): [string, unknown] => [key, backwards(inner)])
              .reverse(),
          )
        : value
  fc.assert(
    fc.property(quotesWithAmount, ({ quote }) => {
      const canonical = canonicalQuote(quote)
      const kept: Quote = JSON.parse(canonical)
      const turned = backwards(quote) as Quote
      expect(JSON.stringify(turned)).not.toBe(canonical)
      expect(canonicalQuote(turned)).toBe(canonical)
      expect(canonicalQuote(kept)).toBe(canonical)
      expect(JSON.stringify(parsed(turned))).toBe(canonical)
      const hash = BigInt(`0x${createHash('sha256').update(canonical, 'utf8').digest('hex')}`)
      expect(quoteDigest(turned)).toBe(hash.toString(36).padStart(50, '0'))
    }),
  )
})

test('[PRODUCT 111] accents typed in two ways are one quote; another cent is another; none has the digest of none', () => {
  const digestOf = (fields: Partial<Quote>) => quoteDigest(parsed(aQuote(fields)) ?? null)
  expect(digestOf({ conditions: 'Sa\u0303o 3 demãos' })).toBe(digestOf({ conditions: 'S\u00e3o 3 dema\u0303os' }))
  expect(digestOf({ conditions: 'emoji 🏗️ e €' })).toMatch(/^[a-z0-9]{50}$/)
  expect(digestOf({ rows: [aRow] })).not.toBe(digestOf({ rows: [{ ...aRow, total: 10.01 }] }))
  expect(quoteDigest(null)).toBe('')
})
