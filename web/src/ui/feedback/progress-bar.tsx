import * as css from './progress-bar.css'

type Props = {
  label: string
  /** 0 to 100 */
  percent: number
  /** Below, in words: '1,1 MB de 1,4 MB a enviar'. Also what is said. */
  text: string
  /** Only the bar is seen, as on a picture. */
  isBare?: boolean
}

/** Not the one of react-aria-components: every button's code would bring it along, that of the first screen too. */
export function ProgressBar({ label, percent, text, isBare = false }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={css.frame}
    >
      <div className={css.track}>
        <div className={css.fill} style={{ width: `${percent}%` }} />
      </div>
      {isBare ? null : <span className={css.words}>{text}</span>}
    </div>
  )
}
