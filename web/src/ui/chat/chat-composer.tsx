import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, useRef, useState } from 'react'
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
  /** Typically: nothing but white space. */
  isSendDisabled: boolean
}

/** Enter sends where there is a real keyboard; on a phone it starts a new line. */
export function ChatComposer({ label, placeholder, sendLabel, sendTooltip, value, onChange, onSend, isSendDisabled }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  /** A second tap finds the button as the first did: one on a disabled button takes the focus, and with it a phone's keyboard, away. */
  const [isSent, setSent] = useState(false)
  // The field keeps focus, and a phone its keyboard, for the next message.
  const send = () => {
    if (!isSendDisabled) {
      setSent(true)
      onSend()
    }
    area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent) || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    if (!isSendDisabled) send()
  }
  return (
    <div className={css.bar}>
      <TextField
        aria-label={label}
        value={value}
        onChange={onChange}
        onFocusChange={(isFocused) => isFocused || setSent(false)}
        className={css.field}
      >
        <div className={css.frame}>
          <TextArea ref={area} className={css.area} placeholder={placeholder} rows={1} onKeyDown={onKeyDown} />
        </div>
      </TextField>
      <span className={css.send} title={sendTooltip}>
        <IconButton
          variant="petrol"
          label={sendLabel}
          icon={<SendHorizontal size={22} />}
          onPress={send}
          isDisabled={isSendDisabled && !(isSent && value === '')}
        />
      </span>
    </div>
  )
}
