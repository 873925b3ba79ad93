import { type ReactNode, useState } from 'react'
import { texts } from '#texts'
import type { DispatchResult } from '../../data/commands/dispatch'
import { showToast } from '../../ui/feedback/toasts'
import { Button, type ButtonLook } from '../../ui/forms/buttons/button'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { pressFailureText } from '../stored-or-told'
import type { Discarding } from '../use-discard-unsent'

type Props = ButtonLook & {
  /** Beginning with the action, where several of one action stand on a page. */
  'aria-label'?: string
  words: { action: string; title: string; confirm: string; failed: (reason: string) => { title: string; description: string } }
  children: ReactNode
  dispatch: () => Promise<DispatchResult>
  onDispatched?: () => void
  /** Discards an unsent record instead, which can be undone. Product 59. */
  discard?: () => Promise<Discarding>
  isDestructive?: boolean
}

/** A toast shows a refusal. */
export function ConfirmedCommand({ words, children, dispatch, onDispatched, discard, isDestructive, ...look }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)

  async function confirm(): Promise<void> {
    setPending(true)
    const dispatched = await dispatch()
    setPending(false)
    setOpen(false)
    if (dispatched.ok) onDispatched?.()
    else tellFailed(dispatched.code)
  }

  async function press(): Promise<void> {
    const discarding = discard ? await discard() : 'shared'
    if (discarding === 'shared') setOpen(true)
    else if (discarding === 'discarded') onDispatched?.()
    else if (discarding === 'on_its_way') showToast(texts.outbox.onItsWay)
    else if (discarding !== 'tapped_before') tellFailed(discarding)
  }

  const tellFailed = (code: string) => showToast({ ...words.failed(pressFailureText(code)), tone: 'bad' })

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
        isPending={isPending}
        isDestructive={isDestructive}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
