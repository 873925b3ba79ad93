import type { ReactNode } from 'react'
import { Text } from '../../ui/content/text/text'
import * as css from './titled-line.css'

export function TitledLine({ at, badge, children }: { at: string; badge?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.beside}>
      <div className={css.line}>
        {children}
        <Text size="s" tone="soft">
          {at}
        </Text>
      </div>
      {badge ? <span className={css.badge}>{badge}</span> : null}
    </div>
  )
}
