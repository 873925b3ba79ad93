import { useState } from 'react'
import type { Mark, NextMark } from '#domain/projects/stage-marks'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { Money } from '../../../ui/content/text/money'
import { Button } from '../../../ui/forms/buttons/button'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'

const words = texts.work.stages

type Props = { name: string; amount: number; next: NextMark; mark: (mark: Mark, isOn: boolean) => Promise<void> }

/** Money received, or paid before the stage is ready, is asked about first. Product 120 and 121. */
export function MarkButton({ name, amount, next: { mark, isDue }, mark: make }: Props) {
  /** Stays when the other side's mark arrives beneath the question. */
  const [asked, setAsked] = useState(mark)
  const [isOpen, setOpen] = useState(false)
  const question = asked === 'received' ? words.askReceived : words.askPaid
  const close = () => setOpen(false)

  function press(): void {
    if (mark !== 'received' && isDue) return void make(mark, true)
    setAsked(mark)
    setOpen(true)
  }

  return (
    <>
      <Button isCompact variant={isDue ? 'secondary' : 'quiet'} aria-label={words.ofStage(words.actions[mark], name)} onPress={press}>
        {words.actions[mark]}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={question.title}
        confirmText={question.confirm}
        cancelText={texts.actions.cancel}
        onConfirm={() => {
          close()
          void make(asked, true)
        }}
      >
        <Money>{question.text(name, formatMoney(amount))}</Money>
      </ConfirmDialog>
    </>
  )
}
