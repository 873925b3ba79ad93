import type { ReactNode } from 'react'
import * as css from './blueprint-band.css'

/** White pencil on petrol in both themes. Every control works on it. */
export function BlueprintBand({ children }: { children: ReactNode }) {
  return (
    <div className={css.band}>
      <div className={css.inner}>{children}</div>
    </div>
  )
}
