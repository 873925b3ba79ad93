import type { ReactNode } from 'react'
import * as css from './status-strip.css'

type Props = {
  tone: keyof typeof css.tones
  icon?: ReactNode
  /** 'Sem conexão · Atualizado às 14:32' */
  children: ReactNode
  /** At the far end: '1 aguardando', or a TextLink. */
  end?: ReactNode
}

/** The thin line at the screen's foot. Polite: said when it changes, without interrupting. */
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
