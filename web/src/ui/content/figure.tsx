import type { ReactNode } from 'react'
import * as css from './figure.css'

type Props = {
  /** Written out: 'R$ 4.350,00', '9'. */
  value: string
  /** Smaller, after it: 'dias'. */
  unit?: string
  size?: keyof typeof css.sizes
  label?: string | undefined
  /** Below: 'era R$ 4.900,00'. */
  note?: ReactNode
}

/** A large number, because people compare prices and days. */
export function Figure({ value, unit, size = 'l', label, note }: Props) {
  return (
    <div className={css.frame}>
      {label ? <span className={css.label}>{label}</span> : null}
      <span className={css.row}>
        <span className={css.sizes[size]}>{value}</span>
        {unit ? <span className={css.unit}>{unit}</span> : null}
      </span>
      {note ? <span className={css.note}>{note}</span> : null}
    </div>
  )
}
