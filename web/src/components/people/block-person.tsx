import type { Profile } from '#domain/documents'
import { texts } from '#texts'
import { useDispatch } from '../../data/commands/use-dispatch'
import { showToast } from '../../ui/feedback/toasts'
import { Button } from '../../ui/forms/buttons/button'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { pressFailureText } from '../stored-or-told'

const words = texts.messages.block

/** `profile` is a card that this device may not hold. */
type Blocked = { personId: string; conversationId?: string; profile?: Profile }

/** A toast shows a refusal. Product 93. */
function useBlock({ personId, conversationId = '', profile }: Blocked): (is_blocked: boolean) => Promise<void> {
  const dispatch = useDispatch(profile && { profile })
  return async (is_blocked) => {
    const result = await dispatch('block_person', { person_id: personId, conversation_id: conversationId, is_blocked })
    if (!result.ok) showToast({ ...words.failed(pressFailureText(result.code)), tone: 'bad' })
  }
}

type Props = Blocked & { name: string; isOpen: boolean; onClose: () => void }

export function BlockDialog({ name, isOpen, onClose, ...blocked }: Props) {
  const block = useBlock(blocked)
  const confirm = () => {
    onClose()
    void block(true)
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title(name)}
      confirmText={words.confirm}
      cancelText={texts.actions.cancel}
      onConfirm={confirm}
    >
      {words.text}
    </ConfirmDialog>
  )
}

/** Without a confirmation: another block undoes it. */
export function UnblockButton({ name, personId }: { name: string; personId: string }) {
  const block = useBlock({ personId })
  return (
    <Button isCompact onPress={() => void block(false)} aria-label={words.unblockPerson(name)}>
      {words.unblock}
    </Button>
  )
}
