import { line, tick } from './dimension-line.css'

export function DimensionLine() {
  return (
    <span aria-hidden="true" className={line}>
      <span className={tick} />
      <span className={tick} />
    </span>
  )
}
