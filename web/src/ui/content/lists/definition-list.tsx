import type { ReactNode } from 'react'
import * as css from './definition-list.css'

/** `id` where several may have one name. */
export type Definition = { id?: string; term: string; value: ReactNode }

export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ id, term, value }) => (
        <div key={id ?? term} className={css.row}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
