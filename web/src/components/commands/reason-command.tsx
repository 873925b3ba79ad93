import { useCallback, useState } from 'react'
import { Button, type ButtonLook } from '../../ui/forms/buttons/button'
import { useLateDialog } from '../use-optional-part'
import type { Asked } from './reason-dialog'

const load = async () => (await import('./reason-dialog')).ReasonDialog

type Props = ButtonLook & Asked & { action: string }

/** A button whose command takes a reason that another person reads; it is dispatched once its person has agreed. */
export function ReasonCommand({ action, words, text, isRequired, dispatch, onDispatched, ...look }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const Dialog = useLateDialog(load, isOpen, close)
  return (
    <>
      <Button {...look} onPress={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen && Dialog ? <Dialog onClose={close} {...{ words, text, dispatch, onDispatched }} isRequired={isRequired ?? false} /> : null}
    </>
  )
}
