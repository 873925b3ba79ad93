import { line, tick } from './dimension-line.css'

/** Stands above a price or a measure, across the whole card. */
export function DimensionLine() {
  return (
    <span aria-hidden="true" className={line}>
      <span className={tick} />
      <span className={tick} />
    </span>
  )
}
