import BellOff from 'lucide-react/icons/bell-off'
import { texts } from '#texts'
import { VisuallyHidden } from '../../ui/content/text/visually-hidden'
import * as css from './muted-mark.css'

/** Product 93. */
export const MutedMark = () => (
  <span className={css.muted}>
    <BellOff size={15} />
    <VisuallyHidden>{texts.messages.muted}</VisuallyHidden>
  </span>
)
