import { VisuallyHidden } from '../content/text/visually-hidden'
import * as css from './skeleton.css'

type Props = {
  /** 'Carregando…', said once. */
  label: string
  cards?: number
  /** For what fills the rest of the screen: nothing below it is pushed away when the cards come. */
  isTall?: boolean
  /** With the lines of the page's heading. */
  isPage?: boolean
}

/** Stands for cards that come over the network. What is on the device needs none. */
export function Skeleton({ label, cards = 3, isTall, isPage }: Props) {
  return (
    <div role="status" className={isTall ? css.tall : css.list}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {isPage ? (
        <div className={css.heading} aria-hidden="true">
          <div className={css.name} />
          <div className={css.lead} />
        </div>
      ) : null}
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
