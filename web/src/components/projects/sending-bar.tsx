import { texts } from '#texts'
import * as css from './sending-bar.css'

/** In a frame with `position: relative`. Not react-aria-components' progress bar, which every button's code would bring along. */
export const SendingBar = ({ label, percent }: { label: string; percent: number }) => (
  <div className={css.bar}>
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={texts.sync.sentPart(percent)}
      className={css.track}
    >
      <div className={css.fill} style={{ width: `${percent}%` }} />
    </div>
  </div>
)
