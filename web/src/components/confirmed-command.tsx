import { type ReactNode, useState } from 'react'
import { errorText, texts } from '#texts'
import type { DispatchResult } from '../data/commands/dispatch'
import { showToast } from '../ui/feedback/toasts'
import { Button, type ButtonLook } from '../ui/forms/button'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog'

type Props = ButtonLook & {
  words: { action: string; title: string; confirm: string; failed: (reason: string) => { title: string; description: string } }
  /** What it means, before one agrees. */
  children: ReactNode
  dispatch: () => Promise<DispatchResult>
  onGiven?: () => void
  isDestructive?: boolean
}

/** A button whose command is given once its person has agreed; what the rule refuses is told. */
export function ConfirmedCommand({ words, children, dispatch, onGiven, isDestructive, ...look }: Props) {
  const [isOpen, setOpen] = useState(false)

  async function confirm(): Promise<void> {
    const given = await dispatch()
    setOpen(false)
    if (given.ok) onGiven?.()
    else showToast({ ...words.failed(errorText(given.code)), tone: 'bad' })
  }

  return (
    <>
      <Button {...look} onPress={() => setOpen(true)}>
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
