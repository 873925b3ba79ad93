import { useRef, useState } from 'react'
import { isBlank, written } from '#domain/values/written-text'
import { errorText, texts } from '#texts'
import type { DispatchResult } from '../data/commands/dispatch'
import type { DraftState } from '../data/drafts/drafts'
import { useReturnedWords } from '../data/drafts/use-returned-words'
import type { OutboxRow } from '../data/queries/outbox'
import { ChatComposer } from '../ui/chat/chat-composer'
import { showToast } from '../ui/feedback/toasts'
import * as css from './draft-composer.css'
import { typedOver, withoutSent } from './typed-text'

type Props = {
  words: { label: string; placeholder: string; send: string; tooLong: string }
  draft: DraftState<string>
  /** Refused messages whose words come back into the field. */
  returned?: readonly OutboxRow[]
  /** Characters of a message, besides the spaces around it. */
  most: number
  /** Sending has to wait, for a reason shown beside it. */
  isHeld?: boolean
  dispatch: (content: string, id: string) => Promise<DispatchResult>
  failed: (reason: string) => { title: string; description: string }
  onSent: () => void
}

const none: readonly OutboxRow[] = []

/** A composer whose text stays on this device until it is sent. Product 38. */
export function DraftComposer({ words, draft, returned = none, most, isHeld = false, dispatch, failed, onSent }: Props) {
  const { value, setValue, dispatching, trouble, ready } = draft
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  // Held back during a dispatch: before the sent text, the returned words could not be told from it.
  useReturnedWords(isBusy ? none : returned, draft)
  /** The field's text at the last press while the message before was still being stored. */
  const pressed = useRef<string>(undefined)
  const warning = written(value).length > most ? words.tooLong : trouble && texts.storage.draftNotKept[trouble]

  async function send() {
    pressed.current = value
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    try {
      let text: string | undefined = value
      while (text !== undefined) text = await dispatchText(text)
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }

  /** Sends a message, and answers what was typed after it and pressed meanwhile. The draft goes only once the message is stored. */
  async function dispatchText(text: string): Promise<string | undefined> {
    pressed.current = undefined
    const result = await dispatching((id) => dispatch(written(text), id))
    if (!result.ok) {
      showToast({ ...failed(errorText(result.code)), tone: 'bad' })
      return undefined
    }
    setValue((newest) => withoutSent(newest, text))
    onSent()
    const rest = pressed.current === undefined ? '' : withoutSent(pressed.current, text)
    return isSendable(rest, most) ? rest : undefined
  }

  return (
    <div className={css.composer}>
      <p role="status" className={warning ? css.warning : undefined}>
        {warning}
      </p>
      <ChatComposer
        label={words.label}
        placeholder={words.placeholder}
        sendLabel={words.send}
        sendTooltip={texts.shortcuts.send}
        value={value}
        onChange={(next) => void setValue((newest) => typedOver(newest, value, next))}
        onSend={() => void send()}
        // Disabled until the stored draft is read, which precedes the typed text and could not be told from it after sending.
        isSendDisabled={!ready || isHeld || !isSendable(value, most)}
      />
    </div>
  )
}

const isSendable = (text: string, most: number): boolean => !isBlank(text) && written(text).length <= most
