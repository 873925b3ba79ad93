import { useState } from 'react'
import { texts } from '#texts'
import { Button } from '../../ui/forms/button'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'

const words = texts.projects.newProject

type Props = { isShown: boolean; onDiscard: () => Promise<void> }

/** Starts the form anew, after asking. */
export function DiscardDraft({ isShown, onDiscard }: Props) {
  const [isOpen, setOpen] = useState(false)
  const discard = () => {
    setOpen(false)
    void onDiscard()
  }
  return (
    <>
      {isShown ? (
        <Button variant="quiet" isCompact onPress={() => setOpen(true)}>
          {words.discardDraft}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.discardDraftTitle}
        confirmText={words.discardDraftConfirm}
        cancelText={texts.actions.cancel}
        onConfirm={discard}
        isDestructive
      >
        {words.discardDraftText}
      </ConfirmDialog>
    </>
  )
}
