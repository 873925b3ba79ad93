import * as css from './count-badge.css'

type Props = {
  count: number
  /** `inline` at the end of a line, `corner` over an icon. */
  place?: 'corner' | 'inline'
}

/** Hidden from screen readers: the caller also says it in words. Nothing at 0. */
export function CountBadge({ count, place = 'corner' }: Props) {
  if (count < 1) return null
  return (
    <span aria-hidden="true" className={place === 'corner' ? css.corner : css.badge}>
      {count > 99 ? '99+' : count}
    </span>
  )
}
