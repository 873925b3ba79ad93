import type { Comparison, Figures, Goal, Unit } from './comparison'

type Spread = { median: number; least: number; most: number }
type Judged = { goal: string; isMet: boolean }

/** One figure of a comparison. `ratio` is ours over the other's of each turn; null where the other's was 0. */
export type Measured = {
  name: string
  figure: string
  unit: Unit
  ours: { name: string } & Spread
  beside: { name: string } & Spread
  ratio: Spread | null
  goals: Judged[]
}

const SAMPLES = 5

/** Measures both sides in turns, so that other load on the machine slows both alike. The first turn warms up and does not count. */
export async function measured({ name, ours, beside, figures }: Comparison): Promise<Measured[]> {
  const turns: { ours: Figures; beside: Figures }[] = []
  for (let turn = -1; turn < SAMPLES; turn++) {
    const found = { ours: await ours.measure(), beside: await beside.measure() }
    if (turn >= 0) turns.push(found)
  }
  return Object.entries(figures).map(([figure, { unit, goals = [] }]) => {
    const [mine, others] = [turns.map((turn) => figureOf(turn.ours, figure)), turns.map((turn) => figureOf(turn.beside, figure))]
    const ratio = others.includes(0) ? null : spreadOf(mine.map((value, turn) => value / (others[turn] ?? Number.NaN)))
    return {
      name,
      figure,
      unit,
      ours: { name: ours.name, ...spreadOf(mine) },
      beside: { name: beside.name, ...spreadOf(others) },
      ratio,
      goals: goals.map((goal) => judged(goal, ratio, spreadOf(mine), unit)),
    }
  })
}

function figureOf(figures: Figures, name: string): number {
  const value = figures[name]
  if (value === undefined) throw new Error(`${name} was not measured`)
  return value
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (index: number) => sorted[index] ?? Number.NaN
  return { median: (at(Math.floor((sorted.length - 1) / 2)) + at(Math.floor(sorted.length / 2))) / 2, least: at(0), most: at(sorted.length - 1) }
}

/** A goal is judged by the median. */
function judged(goal: Goal, ratio: Spread | null, ours: Spread, unit: Unit): Judged {
  if ('oursMost' in goal) return { goal: `≤ ${goal.oursMost} ${unit}`, isMet: ours.median <= goal.oursMost }
  if ('ratioMost' in goal) return { goal: `≤ ${goal.ratioMost} ×`, isMet: ratio !== null && ratio.median <= goal.ratioMost }
  return { goal: `≥ ${goal.ratioLeast} ×`, isMet: ratio !== null && ratio.median >= goal.ratioLeast }
}
