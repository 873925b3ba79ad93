import { useEffect, useId, useRef, useState } from 'react'
import { MOST_REASON } from '#domain/reason'
import { errorText, texts } from '#texts'
import { NeedsConnection } from '../../../components/needs-connection'
import { useTypedReason } from '../../../data/session/admin-session'
import { Text } from '../../../ui/content/text'
import { Banner } from '../../../ui/feedback/banner'
import { Button } from '../../../ui/forms/button'
import { TextArea } from '../../../ui/forms/text-area'
import { Stack } from '../../../ui/layout/stack'
import { Dialog } from '../../../ui/overlays/dialog'

type Props = {
  isOpen: boolean
  onClose: () => void
  words: { title: string; reason: string; reasonHint: string; confirm: string; pending: string; failed: string }
  text: string
  /** Names the act: what is typed for it is kept until it is done. */
  act: string
  /** Answers with the code of what went wrong, '' for nothing. */
  onConfirm: (reason: string) => Promise<string>
}

/** Asks for the reason of an act, which another person reads. What is typed stays until the act is done. */
export function ReasonDialog({ isOpen, onClose, words, text, act, onConfirm }: Props) {
  const [reason, setReason] = useTypedReason(act)
  const [isMissing, setMissing] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  const fieldId = useId()
  const failed = useRef<HTMLDivElement>(null)
  // On a small screen it would stand behind the buttons.
  useEffect(() => {
    if (failure) failed.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  function close(): void {
    setMissing(false)
    setFailure('')
    onClose()
  }

  async function confirm(): Promise<void> {
    if (reason.trim() === '') {
      document.getElementById(fieldId)?.focus()
      return setMissing(true)
    }
    setPending(true)
    setFailure('')
    const code = await onConfirm(reason.trim())
    setPending(false)
    if (code) return setFailure(code)
    setReason(() => '')
    close()
  }

  const footer = (
    <>
      <Button onPress={close} isDisabled={isPending}>
        {texts.actions.cancel}
      </Button>
      <Button variant="danger" onPress={() => void confirm()} isPending={isPending} pendingLabel={words.pending}>
        {words.confirm}
      </Button>
    </>
  )
  return (
    <Dialog
      width="s"
      isOpen={isOpen}
      onClose={close}
      title={words.title}
      closeLabel={texts.actions.cancel}
      isDismissable={!isPending}
      footer={footer}
    >
      <Stack>
        <Text>{text}</Text>
        <NeedsConnection />
        <TextArea
          id={fieldId}
          label={words.reason}
          hint={words.reasonHint}
          error={isMissing ? texts.errors.fields.required : null}
          value={reason}
          onChange={(next) => {
            setReason(() => next)
            setMissing(false)
          }}
          maxLength={MOST_REASON}
          counter={texts.adminTables.reasonCounter}
          isShort
          autoFocus
          isRequired
        />
        {failure ? (
          <div ref={failed}>
            <Banner tone="bad" title={words.failed} isAnnounced>
              {errorText(failure)}
            </Banner>
          </div>
        ) : null}
      </Stack>
    </Dialog>
  )
}
