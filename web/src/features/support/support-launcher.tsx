import CircleAlert from 'lucide-react/icons/circle-alert'
import Headset from 'lucide-react/icons/headset'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { texts } from '#texts'
import { CountBadge } from '../../ui/feedback/count-badge'
import * as css from './support-launcher.css'

const words = texts.supportChat

type Props = {
  unread: number
  /** Something that was written did not reach the support. */
  hasReturned: boolean
  isOpen: boolean
  panelId: string
  onPress: () => void
  ref: Ref<HTMLButtonElement>
}

export function SupportLauncher({ unread, hasReturned, isOpen, panelId, onPress, ref }: Props) {
  const label = hasReturned ? words.openReturned : unread > 0 ? words.openUnread(unread) : words.open
  return (
    <Button
      ref={ref}
      aria-label={label}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': panelId })}
      data-corner={isOpen ? 'panel' : 'button'}
      className={isOpen ? css.hidden : css.launcher}
      onPress={onPress}
    >
      <Headset size={26} />
      {hasReturned ? (
        <span className={css.returned}>
          <CircleAlert size={18} />
        </span>
      ) : (
        <span className={css.count}>
          <CountBadge count={unread} place="inline" />
        </span>
      )}
    </Button>
  )
}
