import type { ReactNode } from 'react'
import { Heading } from '../../content/text/heading'
import { BlueprintBand } from './blueprint-band'
import * as css from './hero.css'

type Props = {
  title: string
  lead: ReactNode
  actions?: ReactNode
  drawing?: ReactNode
}

/** A public page's opening, on blueprint. */
export function Hero({ title, lead, actions, drawing }: Props) {
  return (
    <BlueprintBand>
      <div className={css.hero}>
        <div className={css.words}>
          <Heading level={1} size="hero">
            {title}
          </Heading>
          <p className={css.lead}>{lead}</p>
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
        {drawing ? <div className={css.drawing}>{drawing}</div> : null}
      </div>
    </BlueprintBand>
  )
}
