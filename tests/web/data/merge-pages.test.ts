import { expect, test } from 'vitest'
import { byNewest, mergePages } from '../../../web/src/data/remote/merge-pages'

const at = (day: number, where = 'online') => ({ id: `p${day}`, created_at: `2026-11-${String(day).padStart(2, '0')}`, where })
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const page = (items: ReturnType<typeof at>[], hasMore: boolean) => ({ items, isCurrent: true, hasMore })

test('what this device holds and what the server gave are one list, the newest first, each once', () => {
  const merged = mergePages([at(9, 'here'), at(3, 'here')], page([at(9), at(7), at(5)], false), byNewest)
  expect(idsOf(merged)).toEqual(['p9', 'p7', 'p5', 'p3'])
  expect(merged[0]).toMatchObject({ where: 'here' })
})

test('while the server has more, what is older than its last waits, so that nothing that lies between is skipped', () => {
  const held = [at(9), at(4), at(1)]
  expect(idsOf(mergePages(held, page([at(8), at(6)], true), byNewest))).toEqual(['p9', 'p8', 'p6'])
  expect(idsOf(mergePages(held, page([at(8), at(6), at(5), at(3)], true), byNewest))).toEqual(['p9', 'p8', 'p6', 'p5', 'p4', 'p3'])
  expect(idsOf(mergePages(held, page([at(8), at(6), at(5), at(3), at(2)], false), byNewest))).toEqual([
    'p9',
    'p8',
    'p6',
    'p5',
    'p4',
    'p3',
    'p2',
    'p1',
  ])
})

test('before the first page all that is held is shown, and nothing that answers another question', () => {
  expect(idsOf(mergePages([at(4), at(1)], page([], false), byNewest))).toEqual(['p4', 'p1'])
  expect(idsOf(mergePages([at(4), at(1)], { items: [at(8), at(3)], isCurrent: false, hasMore: true }, byNewest))).toEqual(['p4', 'p1'])
})

test('in another order, what this device holds waits for the page that it belongs to', () => {
  const byBudget = (one: { budget: number }, other: { budget: number }) => other.budget - one.budget
  const held = [
    { id: 'dear', budget: 900 },
    { id: 'cheap', budget: 10 },
  ]
  const online = {
    items: [
      { id: 'dearest', budget: 1_000 },
      { id: 'middle', budget: 500 },
    ],
    isCurrent: true,
    hasMore: true,
  }
  expect(idsOf(mergePages(held, online, byBudget))).toEqual(['dearest', 'dear', 'middle'])
  expect(idsOf(mergePages(held, { ...online, hasMore: false }, byBudget))).toEqual(['dearest', 'dear', 'middle', 'cheap'])
})
