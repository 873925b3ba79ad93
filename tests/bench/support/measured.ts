import type { Comparison, Figures, Goal, Unit } from './comparison'
import { quietGate } from './quiet'

type Spread = { median: number; least: number; most: number }
type Judged = { goal: string; isMet: boolean }
type Turn = { ours: Figures; beside: Figures | null }

/** `ratio` per turn, ours over the other's; null without another, or where its figure was 0. */
export type Measured = {
  name: string
  figure: string
  unit: Unit
  ours: { name: string } & Spread
  beside: ({ name: string } & Spread) | null
  ratio: Spread | null
  goals: Judged[]
}

/** `isQuiet` waits for a quiet machine; false when it stays busy. */
export type Measuring = { turns: number; warmUps: number; isQuiet(): Promise<boolean> }

const TURNS = 5

/** On a quiet machine, after one uncounted turn. */
export const measuringTurns = (): Measuring => ({ turns: TURNS, warmUps: 1, isQuiet: quietGate() })

/** For a dry run. */
export const measuringOnce: Measuring = { turns: 1, warmUps: 0, isQuiet: async () => true }

/** Blurred takes before it counts as not measured. */
const TAKES = 3
/** Greatest over least ratio of a clean take. */
const WIDEST = 1.5

/** Both sides in turns, so that other load slows both. Blurred ratios are taken again; `isBusy` when they stay blurred. */
export async function measured(comparison: Comparison, measuring: Measuring): Promise<{ rows: Measured[]; isBusy: boolean }> {
  for (let take = 1; ; take++) {
    const { turns, wasQuiet } = await taken(comparison, measuring)
    const rows = rowsOf(comparison, turns)
    const isWide = rows.some(({ ratio, figure }) => ratio && judgesRatio(comparison, figure) && ratio.most > WIDEST * ratio.least)
    // A machine that stayed busy is not asked again at once.
    if (!wasQuiet || !isWide || take === TAKES) return { rows, isBusy: !wasQuiet || isWide }
  }
}

async function taken({ ours, beside, turns: most, isCold }: Comparison, { turns: wanted, warmUps, isQuiet }: Measuring) {
  const turns: Turn[] = []
  let wasQuiet = true
  for (let turn = isCold ? 0 : -warmUps; turn < Math.min(wanted, most ?? wanted); turn++) {
    if (turn >= 0) wasQuiet = (await isQuiet()) && wasQuiet
    const found = { ours: await ours.measure(), beside: beside ? await beside.measure() : null }
    if (turn >= 0) turns.push(found)
  }
  return { turns, wasQuiet }
}

function rowsOf({ name, ours, beside, figures }: Comparison, turns: readonly Turn[]): Measured[] {
  return Object.entries(figures).map(([figure, { unit, goals = [] }]) => {
    const mine = turns.map((turn) => figureOf(turn.ours, figure))
    const others = turns.flatMap((turn) => (turn.beside ? [figureOf(turn.beside, figure)] : []))
    const ratio = !beside || others.includes(0) ? null : spreadOf(mine.map((value, turn) => value / (others[turn] ?? Number.NaN)))
    return {
      name,
      figure,
      unit,
      ours: { name: ours.name, ...spreadOf(mine) },
      beside: beside ? { name: beside.name, ...spreadOf(others) } : null,
      ratio,
      goals: goals.map((goal) => judged(goal, ratio, spreadOf(mine), unit)),
    }
  })
}

const judgesRatio = ({ figures }: Comparison, figure: string): boolean =>
  (figures[figure]?.goals ?? []).some((goal) => 'ratioMost' in goal || 'ratioLeast' in goal)

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

function judged(goal: Goal, ratio: Spread | null, ours: Spread, unit: Unit): Judged {
  if ('oursMost' in goal) return { goal: `≤ ${goal.oursMost} ${unit}`, isMet: ours.median <= goal.oursMost }
  if ('oursLeast' in goal) return { goal: `≥ ${goal.oursLeast} ${unit}`, isMet: ours.median >= goal.oursLeast }
  if ('ratioMost' in goal) return { goal: `≤ ${goal.ratioMost} ×`, isMet: ratio !== null && ratio.median <= goal.ratioMost }
  return { goal: `≥ ${goal.ratioLeast} ×`, isMet: ratio !== null && ratio.median >= goal.ratioLeast }
}
