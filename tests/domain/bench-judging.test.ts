import { expect, test } from 'vitest'
import type { Goal, Side } from '../bench/support/comparison'
import { type Measuring, measured } from '../bench/support/measured'
import { type Moment, quietGate } from '../bench/support/quiet'
import { tableOf } from '../bench/support/report'

/** A way whose measurings find these values, one after the other, and the last from then on. */
const sideOf = (name: string, ...values: number[]): Side => ({
  name,
  measure: async () => ({ time: values.length > 1 ? (values.shift() ?? 0) : (values[0] ?? 0) }),
})

const compared = (ours: Side, beside: Side, ...goals: Goal[]) => ({ name: 'work', ours, beside, figures: { time: { unit: 'ms', goals } } }) as const

const onQuiet: Measuring = { turns: 3, warmUps: 1, isQuiet: async () => true }

test.each<[string, Goal, boolean]>([
  ['a ratio at its greatest', { ratioMost: 2 }, true],
  ['a ratio above it', { ratioMost: 1.9 }, false],
  ['a ratio below its least', { ratioLeast: 2.1 }, false],
  ['a figure at its greatest', { oursMost: 20 }, true],
  ['a figure below its least', { oursLeast: 21 }, false],
])('a goal of the bench is judged by the median of the turns that count: %s', async (_, goal, isMet) => {
  const { rows, isBusy } = await measured(compared(sideOf('ours', 900, 18, 20, 22), sideOf('other', 10), goal), onQuiet)
  expect(isBusy).toBe(false)
  expect(rows[0]).toMatchObject({ ratio: { median: 2, least: 1.8, most: 2.2 }, goals: [{ isMet }] })
})

test('a ratio with too wide a spread is taken again, at most twice, and counts as busy when it stays so', async () => {
  const wide = [10, 10, 10, 16]
  const again = await measured(compared(sideOf('ours', ...wide, 10), sideOf('other', 10), { ratioMost: 1.1 }), onQuiet)
  expect(again).toMatchObject({ isBusy: false, rows: [{ ratio: { least: 1, most: 1 } }] })
  const never = await measured(compared(sideOf('ours', ...wide, ...wide, ...wide, 10), sideOf('other', 10), { ratioMost: 1.1 }), onQuiet)
  expect(never.isBusy).toBe(true)
})

test('a comparison is busy as soon as the machine is not quiet before one of its turns', async () => {
  const quiet = [true, false, true]
  const found = await measured(compared(sideOf('ours', 10), sideOf('other', 10)), { ...onQuiet, isQuiet: async () => quiet.shift() ?? true })
  expect(found.isBusy).toBe(true)
})

test('the machine is quiet when its cores idle and work takes as long as at its best; it is waited for, not for ever', async () => {
  const moments: Moment[] = []
  let rests = 0
  const isQuiet = quietGate(
    async () => moments.shift() ?? { idle: 0.1, workMs: 10 },
    async () => rests++,
  )
  moments.push({ idle: 0.95, workMs: 10 })
  expect(await isQuiet()).toBe(true)
  moments.push({ idle: 0.95, workMs: 13 }, { idle: 0.5, workMs: 10 }, { idle: 0.9, workMs: 12 })
  expect([await isQuiet(), rests]).toEqual([true, 2])
  expect(await isQuiet()).toBe(false)
  for (let turn = 0; turn < 10; turn++) await isQuiet()
  expect(rests).toBe(300)
})

test('the table of a run has commit and machine, and tells what was not measured', async () => {
  const { rows } = await measured(compared(sideOf('ours', 20), sideOf('other', 10), { ratioMost: 1.5 }), onQuiet)
  const machine = { commit: 'abc', cores: 2, processor: 'P', memoryGB: 8, node: '20' }
  const table = tableOf({ machine, minutes: 12, load: [0, 1] }, [
    { title: 'Times', measured: rows, busy: ['4 at once'] },
    { title: 'Others', measured: [], busy: [], failure: 'no browser' },
  ])
  expect(table).toContain('Commit abc; 2 cores (P), 8 GB, Node 20; 12 minutes; load 0 before and 1 after.')
  expect(table).toContain(
    '| work: time | ours 20 ms | other 10 ms | 2.00 (2.00–2.00) | ≤ 1.5 × | **missed** |\n\nNot measured, the machine was busy: 4 at once.',
  )
  expect(table).toContain('## Others\n\n**It failed**: no browser')
})
