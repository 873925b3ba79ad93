import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as AriaToast,
  type QueuedToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { TextLink } from '../content/text/text-link'
import { inBox } from '../forms/field.css'
import { useOnScreen } from '../layout/use-on-screen'
import * as css from './toast-area.css'
import { area } from './toast-box.css'
import { closeToast, type Toast, toastQueue } from './toasts'

type Props = {
  /** The region's name; F6 moves there. */
  label: string
  closeLabel: string
}

const icons = { plain: Info, ok: CircleCheck, bad: CircleAlert }

/** Once in the app, always mounted. `showToast` of toasts.ts fills it. */
export function ToastArea({ label, closeLabel }: Props) {
  useOnScreen('typing', useIsTyping())
  return (
    <ToastRegion queue={toastQueue} aria-label={label} className={area}>
      {({ toast }) => <OneToast toast={toast} closeLabel={closeLabel} />}
    </ToastRegion>
  )
}

/** Whether a field has the focus, which opens a phone's keyboard. */
function useIsTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false)
  useEffect(() => {
    const look = () => setIsTyping(document.activeElement?.matches('input, textarea') === true)
    look()
    for (const event of ['focusin', 'focusout']) document.addEventListener(event, look)
    return () => {
      for (const event of ['focusin', 'focusout']) document.removeEventListener(event, look)
    }
  }, [])
  return isTyping
}

type OneProps = Pick<Props, 'closeLabel'> & { toast: QueuedToast<Toast> }

function OneToast({ toast, closeLabel }: OneProps) {
  const { title, description, tone = 'plain', action } = toast.content
  const Icon = icons[tone]
  const follow = () => {
    action?.onPress?.()
    closeToast(toast.key)
  }
  return (
    <AriaToast toast={toast} className={css.tones[tone]}>
      <span className={`${css.mark} ${css.marks[tone]}`}>
        <Icon size={22} />
      </span>
      <ToastContent role="status" className={css.words}>
        <Text slot="title" className={css.title}>
          {title}
        </Text>
        {description ? (
          <Text slot="description" className={css.description}>
            {description}
          </Text>
        ) : null}
        {action ? (
          <TextLink href={action.href} isAlone onPress={follow}>
            {action.text}
          </TextLink>
        ) : null}
      </ToastContent>
      <Button slot="close" aria-label={closeLabel} className={inBox}>
        <X size={20} />
      </Button>
    </AriaToast>
  )
}
