import type { ReactNode } from 'react'
import * as css from './definition-list.css'

export type Definition = { term: string; value: ReactNode }

/** Names and their values, one a row: stacked on a phone, side by side on a desktop. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ term, value }) => (
        <div key={term} className={css.row}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
