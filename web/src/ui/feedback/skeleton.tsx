import { VisuallyHidden } from '../content/visually-hidden'
import * as css from './skeleton.css'

type Props = {
  /** 'Carregando…', said once. */
  label: string
  cards?: number
  /** For what fills the rest of the screen: nothing below it is pushed away when the cards come. */
  isTall?: boolean
}

/** Stands for cards that come over the network. What is on the device needs none. */
export function Skeleton({ label, cards = 3, isTall }: Props) {
  return (
    <div role="status" className={isTall ? css.tall : css.list}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <div key={index} className={css.card} aria-hidden="true">
          <div className={css.short} />
          <div className={css.title} />
          <div className={css.long} />
        </div>
      ))}
    </div>
  )
}
