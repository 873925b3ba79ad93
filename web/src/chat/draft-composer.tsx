import { useRef } from 'react'
import { errorText } from '#texts'
import type { DispatchResult } from '../data/commands/dispatch'
import type { DraftState } from '../data/drafts/drafts'
import { ChatComposer } from '../ui/chat/chat-composer'
import { showToast } from '../ui/feedback/toasts'
import * as css from './draft-composer.css'

type Props = {
  words: { label: string; placeholder: string; send: string; tooLong: string }
  draft: DraftState<string>
  /** Characters of a message, besides the spaces around it. */
  most: number
  dispatch: (content: string, id: string) => Promise<DispatchResult>
  failed: (reason: string) => { title: string; description: string }
  onSent: () => void
}

/** What is typed stays on this device until it is sent. Product 38. */
export function DraftComposer({ words, draft: { value, setValue, giving }, most, dispatch, failed, onSent }: Props) {
  const isGiving = useRef(false)
  const content = value.trim()
  const isTooLong = content.length > most

  // The draft goes only once the message is kept; what was typed in between stays.
  async function send() {
    if (isGiving.current) return
    isGiving.current = true
    const given = await giving((id) => dispatch(content, id))
    isGiving.current = false
    if (!given.ok) {
      showToast({ ...failed(errorText(given.code)), tone: 'bad' })
      return
    }
    setValue((newest) => (newest.startsWith(value) ? newest.slice(value.length) : newest))
    onSent()
  }

  return (
    <div className={css.composer}>
      <p role="status" className={isTooLong ? css.tooLong : undefined}>
        {isTooLong ? words.tooLong : null}
      </p>
      <ChatComposer
        label={words.label}
        placeholder={words.placeholder}
        sendLabel={words.send}
        value={value}
        onChange={setValue}
        onSend={() => void send()}
        isSendDisabled={content === '' || isTooLong}
      />
    </div>
  )
}
