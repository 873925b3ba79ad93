import type { ComponentType } from 'react'
import { Heading } from '../text/heading'
import * as css from './icon-list.css'

type Props = {
  items: readonly { title: string; text: string; Icon: ComponentType<{ size: number }> }[]
  /** From 1024 px. */
  columns?: keyof typeof css.columns
}

export const IconList = ({ items, columns = 2 }: Props) => (
  <ul className={css.columns[columns]}>
    {items.map(({ title, text, Icon }) => (
      <li key={title} className={css.item}>
        <span className={css.icon}>
          <Icon size={26} />
        </span>
        <Heading level={3}>{title}</Heading>
        <p className={css.text}>{text}</p>
      </li>
    ))}
  </ul>
)
