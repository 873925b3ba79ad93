import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
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

export function ProgressBar({ label, percent, text, isBare = false }: Props) {
  return (
    <AriaProgressBar aria-label={label} value={percent} valueLabel={text} className={css.frame}>
      <div className={css.track}>
        <div className={css.fill} style={{ width: `${percent}%` }} />
      </div>
      {isBare ? null : <span className={css.words}>{text}</span>}
    </AriaProgressBar>
  )
}
