import * as css from './logo.css'

export function Logo() {
  return (
    <span className={css.logo}>
      <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden className={css.mark}>
        <path
          className={css.wall}
          d="M2.5 1h6A1.5 1.5 0 0 1 10 2.500V13H1V2.500A1.500 1.500 0 0 1 2.500 1zM14 7h7.500A1.500 1.500 0 0 1 23 8.500V13h-9z"
        />
        <path className={css.base} d="M1 15h22v6.500a1.500 1.500 0 0 1-1.500 1.500h-19A1.500 1.500 0 0 1 1 21.500z" />
      </svg>
      Canteiro
    </span>
  )
}
