import type { CSSProperties, ReactNode } from 'react'
import { longestName } from '../../styles/text.css'
import * as css from './figure.css'
import { Money } from './text/money'

type Props = {
  /** Formatted: 'R$ 4.350,00', '9'. */
  value: string
  unit?: string
  size?: keyof typeof css.sizes
  label?: string | undefined
  note?: ReactNode
}

export function Figure({ value, unit, size = 'l', label, note }: Props) {
  return (
    <div className={css.frame}>
      {label ? <span className={css.label}>{label}</span> : null}
      <span className={css.row}>
        <span className={css.sizes[size]} style={longestOf([value])}>
          <Money>{value}</Money>
        </span>
        {unit ? <span className={css.unit}>{unit}</span> : null}
      </span>
      {note ? <span className={css.note}>{note}</span> : null}
    </div>
  )
}

/** Length of the longest word, for size and column: 'R$ 4.350,00' is one, no line breaks at its blank. */
export const longestOf = (texts: readonly string[]): CSSProperties =>
  ({ [longestName]: Math.max(...texts.flatMap((text) => text.split(' ').map(({ length }) => length))) }) as CSSProperties
