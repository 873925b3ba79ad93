import { type ReactNode, useId } from 'react'
import { Heading } from '../../content/text/heading'
import * as css from './page-section.css'

type Props = {
  title: string
  note?: string
  ground?: keyof typeof css.grounds
  children: ReactNode
}

export function PageSection({ title, note, ground = 'paper', children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.grounds[ground]}>
      <div className={css.inner}>
        <div className={css.head}>
          <Heading level={2} size="title" id={id}>
            {title}
          </Heading>
          {note ? <span className={css.note}>{note}</span> : null}
        </div>
        {children}
      </div>
    </section>
  )
}
