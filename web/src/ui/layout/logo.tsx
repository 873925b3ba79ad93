import * as css from './logo.css'

type Props = {
  /** The mark alone, with this name for who cannot see it. */
  markOnly?: boolean
  size?: number
}

/** Blocks being laid on an orange footing. */
export function Logo({ markOnly, size = 24 }: Props) {
  return (
    <span className={css.logo}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? 'Canteiro' : undefined}
        aria-hidden={markOnly ? undefined : true}
      >
        <path
          className={css.wall}
          d="M2.5 1h6A1.5 1.5 0 0 1 10 2.500V13H1V2.500A1.500 1.500 0 0 1 2.500 1zM14 7h7.500A1.500 1.500 0 0 1 23 8.500V13h-9z"
        />
        <path className={css.base} d="M1 15h22v6.500a1.500 1.500 0 0 1-1.500 1.500h-19A1.500 1.500 0 0 1 1 21.500z" />
      </svg>
      {markOnly ? null : 'Canteiro'}
    </span>
  )
}
