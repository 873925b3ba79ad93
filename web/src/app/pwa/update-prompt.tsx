import CircleAlert from 'lucide-react/icons/circle-alert'
import Sparkles from 'lucide-react/icons/sparkles'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { texts } from '#texts'
import { StatusStrip } from '../../ui/feedback/status-strip'
import { Button } from '../../ui/forms/buttons/button'
import { IconButton } from '../../ui/forms/buttons/icon-button'
import type { Update } from './update'
import { choices } from './update-prompt.css'

const words = texts.shell.update

export function UpdatePrompt({ update }: { update: Update }) {
  const [installing, setInstalling] = useState<Update>()
  const { hasFailed = false } = update
  const install = () => {
    setInstalling(update)
    update.install()
  }
  return (
    <StatusStrip
      tone={hasFailed ? 'bad' : 'neutral'}
      icon={hasFailed ? <CircleAlert size={18} /> : <Sparkles size={18} />}
      end={
        <span className={choices}>
          <Button isCompact onPress={install} isPending={installing === update} pendingLabel={words.installing}>
            {hasFailed ? texts.actions.tryAgain : words.action}
          </Button>
          <IconButton label={words.later} icon={<X size={20} />} onPress={update.putOff} />
        </span>
      }
    >
      {hasFailed ? words.failed : words.text}
    </StatusStrip>
  )
}
