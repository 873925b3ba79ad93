import type { Stage } from './stage'

/** A way of ours, beside another to the same end where there is one. The ratio of their figures holds on any machine; the figures say more about the machine. */
export type Comparison = {
  name: string
  ours: Side
  /** None where every goal is a bound of our figures alone. */
  beside?: Side
  /** How many turns count, where five take too long. */
  turns?: number
  /** Each measuring begins with nothing: no turn warms it up. */
  isCold?: true
  /** The result of each measuring, by its name. */
  figures: Record<string, { unit: Unit; goals?: readonly Goal[] }>
}

export type Side = { name: string; measure(): Promise<Figures> }
export type Figures = Record<string, number>

/** `per s` is a rate, `points` a score of 100: more is better. */
export type Unit = 'ms' | 'per s' | 'MB' | 'points'

/** A bound of the ratio, ours over the other's, or of our figure alone. */
export type Goal = { ratioMost: number } | { ratioLeast: number } | { oursMost: number } | { oursLeast: number }

/** One file's comparisons, under the name that `npm run bench` takes. What the stage opened ends with them. */
export type Bench = { name: string; title: string; comparisons(stage: Stage): Promise<Comparison[]> }
