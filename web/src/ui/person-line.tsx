import type { ReactNode } from 'react'
import { Avatar, type AvatarProps } from './avatar'
import * as css from './person-line.css'

type Props = AvatarProps & {
  /** Under the name: 'Empresa · Campinas, SP'. */
  note?: ReactNode
  /** At the far end: a StatusBadge, a time, a count. */
  end?: ReactNode
}

/** A face, a name, and what there is to say about them. */
export function PersonLine({ note, end, ...avatar }: Props) {
  return (
    <div className={css.frame}>
      <Avatar {...avatar} />
      <div className={css.words}>
        <span className={css.name}>{avatar.name}</span>
        {note ? <span className={css.note}>{note}</span> : null}
      </div>
      {end}
    </div>
  )
}
