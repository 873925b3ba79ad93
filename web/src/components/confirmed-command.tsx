import { type ReactNode, useState } from 'react'
import { errorText, texts } from '#texts'
import type { DispatchResult } from '../data/commands/dispatch'
import { showToast } from '../ui/feedback/toasts'
import { Button, type ButtonLook } from '../ui/forms/button'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog'
import { notStoredText } from './stored-or-told'
import type { TakenBack } from './use-take-back'

type Props = ButtonLook & {
  words: { action: string; title: string; confirm: string; failed: (reason: string) => { title: string; description: string } }
  /** What it means, before one agrees. */
  children: ReactNode
  dispatch: () => Promise<DispatchResult>
  onGiven?: () => void
  /** Where nothing was sent yet, it is taken back at once instead, with a way back. Product 59. */
  takeBack?: () => Promise<TakenBack>
  isDestructive?: boolean
}

/** A button whose command is given once its person has agreed; what the rule refuses is told. */
export function ConfirmedCommand({ words, children, dispatch, onGiven, takeBack, isDestructive, ...look }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isGiving, setGiving] = useState(false)

  async function confirm(): Promise<void> {
    setGiving(true)
    const given = await dispatch()
    setGiving(false)
    setOpen(false)
    if (given.ok) onGiven?.()
    else tellFailed(given.code)
  }

  async function press(): Promise<void> {
    const taken = takeBack ? await takeBack() : 'shared'
    if (taken === 'shared') setOpen(true)
    else if (taken === 'taken') onGiven?.()
    else if (taken === 'on_its_way') showToast(texts.outbox.onItsWay)
    else if (taken !== 'tapped_before') tellFailed(taken)
  }

  const tellFailed = (code: string) => showToast({ ...words.failed(notStoredText(code) ?? errorText(code)), tone: 'bad' })

  return (
    <>
      <Button {...look} onPress={() => void press()}>
        {words.action}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        confirmText={words.confirm}
        cancelText={texts.actions.cancel}
        onConfirm={() => void confirm()}
        isPending={isGiving}
        isDestructive={isDestructive}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
