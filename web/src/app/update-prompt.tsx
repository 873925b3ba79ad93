import Sparkles from 'lucide-react/icons/sparkles'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { texts } from '#texts'
import { StatusStrip } from '../ui/feedback/status-strip'
import { Button } from '../ui/forms/button'
import { IconButton } from '../ui/forms/icon-button'
import { choices } from './update-prompt.css'

const words = texts.shell.update

type Props = { onAccept: () => void; onPutOff: () => void }

/** Offers a new version and waits for its person. */
export function UpdatePrompt({ onAccept, onPutOff }: Props) {
  const [isAccepted, setAccepted] = useState(false)
  const accept = () => {
    setAccepted(true)
    onAccept()
  }
  return (
    <StatusStrip
      tone="neutral"
      icon={<Sparkles size={18} />}
      end={
        <span className={choices}>
          <Button isCompact onPress={accept} isPending={isAccepted} pendingLabel={words.accepted}>
            {words.action}
          </Button>
          <IconButton label={words.later} icon={<X size={20} />} onPress={onPutOff} />
        </span>
      }
    >
      {words.text}
    </StatusStrip>
  )
}
