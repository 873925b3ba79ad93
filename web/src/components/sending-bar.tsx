import { texts } from '#texts'
import { ProgressBar } from '../ui/feedback/progress-bar'
import * as css from './sending-bar.css'

/** Along the foot of a picture that is being sent, in a frame with `position: relative`. */
export const SendingBar = ({ label, percent }: { label: string; percent: number }) => (
  <div className={css.bar}>
    <ProgressBar isBare label={label} percent={percent} text={texts.sync.sentPart(percent)} />
  </div>
)
