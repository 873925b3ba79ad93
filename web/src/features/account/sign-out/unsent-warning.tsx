import { links } from '#links'
import { texts } from '#texts'
import { TextLink } from '../../../ui/content/text-link'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import type { Loss } from './use-sign-out'

const words = texts.session.signOut

type Props = { loss: Loss; canSee: boolean; isLeaving: boolean; onStay: () => void; onLeave: () => void }

/** What would go with this device's copy. `canSee`: Pendências can show it. Product 39. */
export const UnsentWarning = ({ loss, canSee, isLeaving, onStay, onLeave }: Props) => (
  <ConfirmDialog
    isOpen
    onClose={onStay}
    title={loss === 'unknown' ? words.unknownTitle : loss.items > 0 ? words.title : words.draftsTitle}
    confirmText={words.confirm}
    cancelText={texts.actions.cancel}
    onConfirm={onLeave}
    isPending={isLeaving}
    isDestructive
  >
    <p>{loss === 'unknown' ? words.unknown : words.text(loss.items, loss.drafts, loss.photos)}</p>
    {canSee && (loss === 'unknown' || loss.items > 0) ? (
      <div>
        <TextLink href={links.outbox()} isAlone onPress={onStay}>
          {words.seeOutbox}
        </TextLink>
      </div>
    ) : null}
  </ConfirmDialog>
)
