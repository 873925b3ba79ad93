import type { ReactNode } from 'react'
import { DimensionLine } from '../dimension-line'
import { Figure } from '../figure'
import * as css from './price.css'

type Props = {
  /** 'R$ 4.800,00' or 'A combinar' */
  text: string
  size?: 's' | 'm' | 'l' | 'xl'
  label?: string
  note?: ReactNode
  aside?: ReactNode
}

export function Price({ text, size = 'l', label, note, aside }: Props) {
  return (
    <div className={css.frame}>
      <DimensionLine />
      <div className={css.row}>
        <Figure value={text} size={size} label={label} note={note} />
        {aside ? <span className={css.aside}>{aside}</span> : null}
      </div>
    </div>
  )
}
