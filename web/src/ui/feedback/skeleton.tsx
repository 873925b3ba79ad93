import { VisuallyHidden } from '../content/text/visually-hidden'
import * as css from './skeleton.css'

type Props = {
  label: string
  cards?: number
  /** Fills the rest of the screen, so that nothing below is pushed away later. */
  isTall?: boolean
  isPage?: boolean
}

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
