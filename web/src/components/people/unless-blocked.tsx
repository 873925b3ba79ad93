import type { ReactNode } from 'react'
import { texts } from '#texts'
import { useSilence } from '../../data/queries/silences'
import { Dialog } from '../../ui/overlays/dialog'
import { UnblockButton } from './block-person'

type Props = { isOpen: boolean; onClose: () => void; personId: string; person: string; children: ReactNode }

/** A dialog that sends something into the chat, which is hidden for a blocked person: the block has to end first. Product 93. */
export function UnlessBlocked({ isOpen, onClose, personId, person, children }: Props) {
  const block = useSilence(personId)
  if (!block) return null
  if (!block.document) return children
  const { blocked, blockedHint } = texts.messages.block
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={blocked(person)}
      closeLabel={texts.actions.close}
      footer={<UnblockButton personId={personId} name={person} />}
    >
      {blockedHint}
    </Dialog>
  )
}
