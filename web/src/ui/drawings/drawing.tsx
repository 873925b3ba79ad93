import type { ReactNode } from 'react'
import * as css from './drawing.css'

/** Decoration: the words beside it say everything. */
export function Drawing({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  )
}

type MeasureProps = { from: readonly [number, number]; to: readonly [number, number]; text?: string }

/** A dimension line, level or plumb, with the slanted ticks of an architect and its measure above or beside it. */
export function Measure({ from: [x1, y1], to: [x2, y2], text }: MeasureProps) {
  const isPlumb = x1 === x2
  const over = isPlumb ? ([0, 5] as const) : ([5, 0] as const)
  const x = isPlumb ? x1 - 6 : (x1 + x2) / 2
  const y = isPlumb ? (y1 + y2) / 2 : y1 - 6
  return (
    <>
      <path
        className={css.pencil}
        d={`M${x1 - over[0]} ${y1 - over[1]}L${x2 + over[0]} ${y2 + over[1]}M${x1 - 4} ${y1 + 4}l8-8M${x2 - 4} ${y2 + 4}l8-8`}
      />
      {text ? (
        <text className={css.measure} x={x} y={y} transform={isPlumb ? `rotate(-90 ${x} ${y})` : undefined}>
          {text}
        </text>
      ) : null}
    </>
  )
}
