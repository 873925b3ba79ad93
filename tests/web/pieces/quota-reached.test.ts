import { expect, test } from 'vitest'
import { quotaReached } from '../../../web/src/data/queries/quotas'

const HOUR_MS = 3_600_000
const noon = new Date(2026, 10, 20, 12, 0).getTime()
const each = (count: number, moment: number | null): (number | null)[] => Array.from({ length: count }, () => moment)

test('[PRODUCT 42] the eleventh project of a day is told of before it is written, those that still wait included', () => {
  const morning = [...each(6, noon - HOUR_MS), ...each(3, null)]
  expect(quotaReached('projects', { moments: morning, openProjects: 9 }, noon)).toBeUndefined()
  expect(quotaReached('projects', { moments: [...morning, null], openProjects: 10 }, noon)).toEqual({
    reason: 'used',
    from: expect.any(Number),
    today: 10,
  })
})

test('a night makes room again', () => {
  const use = { moments: each(10, noon), openProjects: 10 }
  const from = noon + 2.4 * HOUR_MS
  expect(quotaReached('projects', use, noon)).toMatchObject({ from })
  expect(quotaReached('projects', use, from)).toBeUndefined()
  expect(quotaReached('projects', { ...use, moments: each(10, noon - 12.5 * HOUR_MS) }, noon - 11.5 * HOUR_MS)).toMatchObject({ today: 0 })
})

test('thirty open projects leave no room at any time', () => {
  expect(quotaReached('projects', { moments: [], openProjects: 30 }, noon)).toEqual({ reason: 'open_projects', open: 30 })
  expect(quotaReached('proposals', { moments: [], openProjects: 30 }, noon)).toBeUndefined()
})

test('a bucket of an hourly quota holds four hours', () => {
  expect(quotaReached('support_messages', { moments: each(79, null), openProjects: 0 }, noon)).toBeUndefined()
  expect(quotaReached('support_messages', { moments: each(80, null), openProjects: 0 }, noon)).toMatchObject({ from: noon + HOUR_MS / 20 })
})
