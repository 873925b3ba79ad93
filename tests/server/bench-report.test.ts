import { expect, test } from 'vitest'
import { perSecond } from '../bench/support/client'
import type { Comparison, Goal } from '../bench/support/comparison'
import { measured } from '../bench/support/measured'
import { tableOf } from '../bench/support/report'

/** Two sides that answer with these numbers, one after the other. */
function comparison(ours: number[], beside: number[], goals: Goal[] = []): Comparison & { asked: string[] } {
  const asked: string[] = []
  const side = (name: string, values: number[]) => ({
    name,
    async measure() {
      asked.push(name)
      return { time: values.shift() ?? Number.NaN }
    },
  })
  return { name: 'walls', ours: side('A', ours), beside: side('B', beside), figures: { time: { unit: 'ms', goals } }, asked }
}

test('both sides are measured in turns five times, and the turn that warms up does not count', async () => {
  const walls = comparison([999, 10, 20, 30, 40, 50], [999, 10, 10, 10, 10, 10])
  const [time] = await measured(walls)
  expect(walls.asked.join('')).toBe('AB'.repeat(6))
  expect(time).toMatchObject({
    ours: { name: 'A', median: 30, least: 10, most: 50 },
    beside: { name: 'B', median: 10 },
    ratio: { median: 3, least: 1, most: 5 },
  })
})

test('what begins anew each time is not warmed up', async () => {
  const walls = { ...comparison([1, 2], [1, 1]), samples: 2, isCold: true }
  const [time] = await measured(walls)
  expect(time?.ratio).toEqual({ median: 1.5, least: 1, most: 2 })
})

test('a goal is judged by the median of the ratios, or of our figures', async () => {
  const judgedBy = async (goal: Goal) => (await measured({ ...comparison([3, 4, 5], [1, 1, 1], [goal]), samples: 3, isCold: true }))[0]?.goals
  expect(await judgedBy({ ratioMost: 4 })).toEqual([{ goal: '≤ 4 ×', isMet: true }])
  expect(await judgedBy({ ratioMost: 3.9 })).toEqual([{ goal: '≤ 3.9 ×', isMet: false }])
  expect(await judgedBy({ ratioLeast: 4 })).toEqual([{ goal: '≥ 4 ×', isMet: true }])
  expect(await judgedBy({ ratioLeast: 4.1 })).toEqual([{ goal: '≥ 4.1 ×', isMet: false }])
  expect(await judgedBy({ oursMost: 4 })).toEqual([{ goal: '≤ 4 ms', isMet: true }])
  expect(await judgedBy({ oursMost: 3 })).toEqual([{ goal: '≤ 3 ms', isMet: false }])
})

test('there is no ratio to nothing', async () => {
  const [time] = await measured({ ...comparison([0], [0], [{ ratioMost: 1 }]), samples: 1, isCold: true })
  expect(time).toMatchObject({ ratio: null, goals: [{ isMet: false }] })
})

test('a figure that was not measured fails', async () => {
  const walls = comparison([1], [1])
  await expect(measured({ ...walls, figures: { height: { unit: 'ms' } }, samples: 1, isCold: true })).rejects.toThrow('height')
})

test('the table names commit, machine and load, and says which goals are missed', async () => {
  const found = await measured({ ...comparison([1_500], [500], [{ ratioMost: 2 }]), samples: 1, isCold: true })
  const measuring = { commit: 'abc', cores: 2, processor: 'Xeon', memoryGB: 24, node: '20.20.2' }
  const table = tableOf([{ bench: 'walls', title: 'Walls', measuring, load: [0.5, 1.5], measured: found }])
  expect(table).toContain('## Walls\n\nCommit abc; 2 cores (Xeon), 24 GB, Node 20.20.2; load 0.5 before and 1.5 after.')
  expect(table).toContain('| walls: time | A 1500 ms | B 500 ms | 3.00 (3.00–3.00) | ≤ 2 × | **missed** |')
})

test('work that ends after its time counts by its share before', async () => {
  const slow = () => new Promise<number>((resolve) => setTimeout(() => resolve(8), 400))
  const rate = await perSecond(1, 200, slow)
  expect(rate).toBeGreaterThan(0)
  // All of it within the time would be 40.
  expect(rate).toBeLessThan(40)
})
