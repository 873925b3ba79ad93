import { type ReactNode, useState } from 'react'
import { errorText, texts } from '#texts'
import type { DispatchResult } from '../data/commands/dispatch'
import { showToast } from '../ui/feedback/toasts'
import { Button, type ButtonLook } from '../ui/forms/button'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog'
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

  async function confirm(): Promise<void> {
    const given = await dispatch()
    setOpen(false)
    if (given.ok) onGiven?.()
    else showToast({ ...words.failed(errorText(given.code)), tone: 'bad' })
  }

  async function press(): Promise<void> {
    const taken = takeBack ? await takeBack() : 'shared'
    if (taken === 'shared') setOpen(true)
    else if (taken === 'taken') onGiven?.()
    else showToast(texts.outbox.onItsWay)
  }

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
        isDestructive={isDestructive}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
