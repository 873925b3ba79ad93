import { type ReactNode, useId } from 'react'
import * as css from './form-section.css'

type Props = {
  title: string
  number?: number
  hint?: ReactNode
  children: ReactNode
}

export function FormSection({ title, number, hint, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        {number === undefined ? null : (
          <span aria-hidden="true" className={css.number}>
            {number}
          </span>
        )}
        <div>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {hint ? <p className={css.hint}>{hint}</p> : null}
        </div>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  )
}
