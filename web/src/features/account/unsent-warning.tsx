import { texts } from '#texts'
import { links } from '../../links'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { TextLink } from '../../ui/text-link'

const words = texts.shell.signOut

type Props = { count: number; isLeaving: boolean; onStay: () => void; onLeave: () => void }

/** What would go with this device's copy. Product 39. */
export const UnsentWarning = ({ count, isLeaving, onStay, onLeave }: Props) => (
  <ConfirmDialog
    isOpen
    onClose={onStay}
    title={words.title}
    confirmText={words.confirm}
    cancelText={texts.actions.cancel}
    onConfirm={onLeave}
    isPending={isLeaving}
    isDestructive
  >
    <p>{words.text(count)}</p>
    <div>
      <TextLink href={links.outbox()} isAlone onPress={onStay}>
        {words.seeOutbox}
      </TextLink>
    </div>
  </ConfirmDialog>
)
