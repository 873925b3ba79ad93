import { useState } from 'react'
import type { Proposal } from '#domain/documents'
import { errorText, texts } from '#texts'
import { useGive } from '../../data/use-give'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { showToast } from '../../ui/toasts'

const words = texts.proposals.withdraw

/** A provider takes a pending proposal back. Product 13. */
export function WithdrawProposal({ proposal }: { proposal: Proposal }) {
  const [isOpen, setOpen] = useState(false)
  const give = useGive()

  async function withdraw(): Promise<void> {
    const given = await give('withdraw_proposal', { proposal_id: proposal.id })
    setOpen(false)
    if (!given.ok) showToast({ ...words.failed(errorText(given.code)), tone: 'bad' })
  }

  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        confirmText={words.confirm}
        cancelText={texts.actions.cancel}
        onConfirm={() => void withdraw()}
        isDestructive
      >
        {words.text}
      </ConfirmDialog>
    </>
  )
}
