import { VisuallyHidden } from '../content/text/visually-hidden'
import * as css from './spinner.css'

type Props = {
  /** Announced; without it the spinner is decoration. */
  label?: string | undefined
  size?: keyof typeof css.sizes
  /** `page` fills an empty screen and shows its label. */
  place?: 'inline' | 'page'
}

export function Spinner({ label, size = 'm', place = 'inline' }: Props) {
  const words = place === 'page' ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>
  return (
    <span className={place === 'page' ? css.page : css.frame} role={label ? 'status' : undefined}>
      <svg
        className={css.sizes[place === 'page' ? 'l' : size]}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" opacity="0.2" />
        <path className={css.arc} d="M21 12a9 9 0 0 0-9-9" />
      </svg>
      {label ? words : null}
    </span>
  )
}
