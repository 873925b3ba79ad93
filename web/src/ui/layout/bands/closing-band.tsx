import { type ReactNode, useId } from 'react'
import { Heading } from '../../content/text/heading'
import { BlueprintBand } from './blueprint-band'
import * as css from './closing-band.css'

type Props = { title: string; text: string; actions: ReactNode }

export function ClosingBand({ title, text, actions }: Props) {
  const id = useId()
  return (
    <BlueprintBand>
      <section aria-labelledby={id} className={css.call}>
        <div className={css.words}>
          <Heading level={2} size="title" id={id}>
            {title}
          </Heading>
          <p className={css.text}>{text}</p>
        </div>
        <div className={css.actions}>{actions}</div>
      </section>
    </BlueprintBand>
  )
}
