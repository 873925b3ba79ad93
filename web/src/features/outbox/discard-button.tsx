import { useState } from 'react'
import { texts } from '#texts'
import type { OutboxRow } from '../../data/queries/outbox'
import { Button } from '../../ui/forms/button'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { useItemActions } from './use-item-actions'

/** Asks first: what was written is gone afterwards. */
export function DiscardButton({ row, name }: { row: OutboxRow; name: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const { discard } = useItemActions(row)
  const confirm = () => {
    setIsAsking(false)
    void discard()
  }
  return (
    <>
      <Button isCompact onPress={() => setIsAsking(true)} aria-label={`${texts.outbox.discard}: ${name}`}>
        {texts.outbox.discard}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.outbox.discardTitle}
        confirmText={texts.outbox.discardConfirm}
        cancelText={texts.actions.cancel}
        onConfirm={confirm}
        isDestructive
      >
        {texts.outbox.discardText}
      </ConfirmDialog>
    </>
  )
}
