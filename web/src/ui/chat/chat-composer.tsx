import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { IconButton } from '../forms/buttons/icon-button'
import { isComposing } from '../is-composing'
import * as css from './chat-composer.css'

type Props = {
  label: string
  placeholder: string
  sendLabel: string
  /** Names the key that sends. */
  sendTooltip: string
  value: string
  onChange: (value: string) => void
  onSend: () => void
  isSendDisabled: boolean
}

/** Enter sends with a real keyboard; on a phone it starts a new line. */
export function ChatComposer({ label, placeholder, sendLabel, sendTooltip, value, onChange, onSend, isSendDisabled }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  // The field keeps focus, and a phone its keyboard, for the next message.
  const send = () => {
    onSend()
    area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent) || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    if (!isSendDisabled) send()
  }
  return (
    <div className={css.bar}>
      <TextField aria-label={label} value={value} onChange={onChange} className={css.field}>
        <div className={css.frame}>
          <TextArea ref={area} className={css.area} placeholder={placeholder} rows={1} onKeyDown={onKeyDown} />
        </div>
      </TextField>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it does nothing; its button is what one presses */}
      <span className={css.send} title={sendTooltip} onMouseDown={keepFocus}>
        <IconButton variant="petrol" label={sendLabel} icon={<SendHorizontal size={22} />} onPress={send} isDisabled={isSendDisabled} />
      </span>
    </div>
  )
}

/** A double tap's second press meets a disabled button, which would take focus and keyboard from the field. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()
