import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quotaOf, verbsOf } from '#domain/commands'
import { AFTER_RESTORE, bytesOf, fitsFrom, type Quota, quotas, takenAt, takenFrom, unansweredOf } from '#domain/quotas'

const HOUR_MS = 3_600_000
const hourly: Quota = { most: 60, withinMs: HOUR_MS, holds: 4 }
const now = Date.parse('2026-11-20T12:00:00.000Z')

function takes(count: number, quota: Quota, from = 0): number {
  let refilledAt = from
  for (let i = 0; i < count; i++) refilledAt = takenFrom(refilledAt, quota, 1, now)
  return refilledAt
}

describe('[P13] a bucket', () => {
  test('holds four hours of an hourly quota, then gives one a minute', () => {
    expect(fitsFrom(takes(239, hourly), hourly, 1, now)).toBeLessThanOrEqual(now)
    const full = takes(240, hourly)
    expect(fitsFrom(full, hourly, 1, now)).toBe(now + 60_000)
    expect(fitsFrom(full, hourly, 1, now + 60_000)).toBeLessThanOrEqual(now + 60_000)
    expect(fitsFrom(full, hourly, 60, now)).toBe(now + HOUR_MS)
  })

  test('that rests is full again, and never more than full', () => {
    const later = now + 30 * 86_400_000
    expect(fitsFrom(takenFrom(takes(240, hourly), hourly, 240, later), hourly, 1, later)).toBe(later + 60_000)
  })

  test('never gives more within any time than it holds and refills', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 * HOUR_MS }), { minLength: 1, maxLength: 400 }), (waits) => {
        const moments = waits.toSorted((one, other) => one - other).map((wait) => now + wait)
        let refilledAt = 0
        const taken: number[] = []
        for (const at of moments) {
          if (fitsFrom(refilledAt, hourly, 1, at) > at) continue
          refilledAt = takenFrom(refilledAt, hourly, 1, at)
          taken.push(at)
        }
        expect(takenAt(taken, hourly)).toBe(refilledAt)
        for (const [index, first] of taken.entries()) {
          const within = (taken.at(-1) ?? first) - first
          expect(taken.length - index).toBeLessThanOrEqual(240 + within / 60_000 + 1)
        }
      }),
    )
  })
})

test('[P13] sending, improving, confirming proposals and asking for that share a quota; read marks have none', () => {
  expect(verbsOf('proposals')).toEqual(['send_proposal', 'improve_proposal', 'confirm_proposal', 'ask_confirmation'])
  expect(quotaOf('mark_conversation_read')).toBeUndefined()
})

test('[P13a] after a restore a bucket holds seven times as much', () => {
  const quota = { ...quotas.projects, holds: quotas.projects.holds * AFTER_RESTORE }
  expect(fitsFrom(takenFrom(0, quota, 69, now), quota, 1, now)).toBeLessThanOrEqual(now)
  expect(fitsFrom(takenFrom(0, quota, 70, now), quota, 1, now)).toBeGreaterThan(now)
})

test('[PRODUCT 82] a text is as long as the bytes that it takes', () => {
  for (const text of ['', 'Oi', 'Amanhã às 8 h', '界'.repeat(5), '👷🏽‍♀️', '\ud800']) expect(bytesOf(text)).toBe(Buffer.byteLength(text))
})

test.each([
  ['twenty in a row', 20, [], false, 20],
  ['nineteen', 19, [], false, undefined],
  ['twenty after an answer', 19, ['bruno'], false, undefined],
  ['three to who was invited', 3, [], true, 3],
  ['two to them', 2, [], true, undefined],
  ['many to them, who have written', 19, ['bruno'], true, undefined],
] as const)('[PRODUCT 82] %s: whether the next one waits for an answer', (_, own, earlier, isInvited, waits) => {
  const senders = [...Array.from({ length: own }, () => 'ana'), ...earlier]
  expect(unansweredOf(senders, 'ana', isInvited)).toBe(waits)
  expect(unansweredOf(senders, 'ana', isInvited, 7)).toBeUndefined()
})
