import type { Stage } from './stage'

/** Two ways to the same end. The ratio of their figures holds on any machine; the figures say more about the machine. */
export type Comparison = {
  name: string
  ours: Side
  beside: Side
  /** The result of each measuring, by its name. */
  figures: Record<string, { unit: Unit; goals?: readonly Goal[] }>
}

export type Side = { name: string; measure(): Promise<Figures> }
export type Figures = Record<string, number>

/** `per s` is a rate: more is better. */
export type Unit = 'ms' | 'per s'

/** A bound of the ratio, ours over the other's, or of our figure alone. */
export type Goal = { ratioMost: number } | { ratioLeast: number } | { oursMost: number }

/** One file's comparisons, under the name that `npm run bench` takes. What the stage opened ends with them. */
export type Bench = { name: string; title: string; comparisons(stage: Stage): Promise<Comparison[]> }
