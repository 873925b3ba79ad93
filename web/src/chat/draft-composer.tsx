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
  /** What the field held when it was last pressed while the message before was being kept. */
  const pressed = useRef<string>(undefined)
  const isTooLong = value.trim().length > most

  async function send() {
    pressed.current = value
    if (isGiving.current) return
    isGiving.current = true
    try {
      let text: string | undefined = value
      while (text !== undefined) text = await give(text)
    } finally {
      isGiving.current = false
    }
  }

  /** Gives a message, and answers what was typed after it and pressed meanwhile. The draft goes only once the message is kept. */
  async function give(text: string): Promise<string | undefined> {
    pressed.current = undefined
    const given = await giving((id) => dispatch(text.trim(), id))
    if (!given.ok) {
      showToast({ ...failed(errorText(given.code)), tone: 'bad' })
      return undefined
    }
    setValue((newest) => withoutGiven(newest, text))
    onSent()
    const rest = pressed.current === undefined ? '' : withoutGiven(pressed.current, text)
    return isSendable(rest, most) ? rest : undefined
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
        isSendDisabled={!isSendable(value, most)}
      />
    </div>
  )
}

const isSendable = (text: string, most: number): boolean => text.trim() !== '' && text.trim().length <= most

/** A field's text once a part of it was given: what was typed after it stays, and what was put back before it. */
export function withoutGiven(newest: string, given: string): string {
  if (newest.startsWith(given)) return newest.slice(given.length)
  return newest.endsWith(`\n\n${given}`) ? newest.slice(0, -given.length).trimEnd() : newest
}
