import type { Stage } from './stage'

/** Ours beside another way. The ratio holds on any machine, the figures on this one. */
export type Comparison = {
  name: string
  ours: Side
  /** None where goals bound our figures alone. */
  beside?: Side
  /** Where five take too long. */
  turns?: number
  /** No warm-up. */
  isCold?: true
  /** By name. */
  figures: Record<string, { unit: Unit; goals?: readonly Goal[] }>
}

export type Side = { name: string; measure(): Promise<Figures> }
export type Figures = Record<string, number>

/** More is better for `per s` and `points`. */
export type Unit = 'ms' | 'per s' | 'MB' | 'points'

/** The ratio is ours over the other's. */
export type Goal = { ratioMost: number } | { ratioLeast: number } | { oursMost: number } | { oursLeast: number }

/** `name` is what `npm run bench` takes. The stage closes what it opened. */
export type Bench = { name: string; title: string; comparisons(stage: Stage): Promise<Comparison[]> }
