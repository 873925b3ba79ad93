import { useCallback, useState } from 'react'
import type { DispatchResult } from '../../data/commands/dispatch'
import { Button, type ButtonLook } from '../../ui/forms/buttons/button'
import { pressFailureText } from '../stored-or-told'
import { useLateDialog } from '../use-optional-part'
import type { ReasonWords } from './reason-dialog'

const load = async () => (await import('./reason-dialog')).ReasonDialog

type Props = ButtonLook & {
  words: ReasonWords & { action: string; failed: (reason: string) => { title: string } }
  text: string
  isRequired?: boolean
  'aria-label'?: string | undefined
  dispatch: (reason: string) => Promise<DispatchResult>
}

/** Another person reads the reason. */
export function ReasonCommand({ words, text, isRequired, dispatch, ...look }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const Dialog = useLateDialog(load, isOpen, close)

  async function act(reason: string): Promise<string> {
    const dispatched = await dispatch(reason)
    return dispatched.ok ? '' : pressFailureText(dispatched.code)
  }

  return (
    <>
      <Button {...look} onPress={() => setOpen(true)}>
        {words.action}
      </Button>
      {isOpen && Dialog ? <Dialog {...{ words, text, isRequired, act }} failed={words.failed('').title} onClose={close} /> : null}
    </>
  )
}
