import type { ReactNode } from 'react'
import { Heading } from '../../content/text/heading'
import { Drawing } from '../../drawings/drawing'
import { BlueprintBand } from './blueprint-band'
import * as css from './hero.css'

type Props = {
  title: string
  lead: ReactNode
  actions?: ReactNode
  drawing?: string | null
}

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
        {drawing ? (
          <div className={css.drawing}>
            <Drawing svg={drawing} />
          </div>
        ) : null}
      </div>
    </BlueprintBand>
  )
}
