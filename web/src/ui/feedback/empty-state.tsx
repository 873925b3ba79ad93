import type { ReactNode } from 'react'
import { Drawing } from '../drawings/drawing'
import * as css from './empty-state.css'

type Props = {
  title: string
  text?: ReactNode
  /** SVG of ui/drawings. */
  drawing?: string | null
  action?: ReactNode
  /** 2 unless the list has a heading of its own. */
  level?: 1 | 2 | 3
}

export function EmptyState({ title, text, drawing, action, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={css.sheet}>
      {drawing ? (
        <div className={css.drawing}>
          <Drawing svg={drawing} />
        </div>
      ) : null}
      <Heading className={css.title}>{title}</Heading>
      {text ? <p className={css.text}>{text}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  )
}
