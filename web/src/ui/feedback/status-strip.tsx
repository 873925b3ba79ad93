import type { ReactNode } from 'react'
import * as css from './status-strip.css'

type Props = {
  tone: keyof typeof css.tones
  icon?: ReactNode
  children: ReactNode
  end?: ReactNode
}

/** Polite: announced when it changes, without interrupting. */
export function StatusStrip({ tone, icon, children, end }: Props) {
  return (
    <div className={css.tones[tone]} role="status">
      <span className={css.words}>
        {icon}
        <span>{children}</span>
      </span>
      {end ? <span className={css.end}>{end}</span> : null}
    </div>
  )
}
