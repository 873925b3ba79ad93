/** One bar or one share; `color` where the theme has none for it. */
export type ChartPoint = { name: string; value: number; color?: string }

export type ChartProps = { dataset: string; points: readonly ChartPoint[] }
