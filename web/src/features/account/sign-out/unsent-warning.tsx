import { links } from '#links'
import { texts } from '#texts'
import type { Unsent } from '../../../data/store/unsent'
import { TextLink } from '../../../ui/content/text/text-link'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'

const words = texts.session.signOut

type Props = { loss: Unsent | 'unknown'; canSee: boolean; isLeaving: boolean; onStay: () => void; onLeave: () => void }

/** Unsent items; `canSee`: Pendências can show them. Product 39. */
export function UnsentWarning({ loss, canSee, isLeaving, onStay, onLeave }: Props) {
  const isUnknown = loss === 'unknown'
  return (
    <ConfirmDialog
      isOpen
      onClose={onStay}
      title={isUnknown ? words.unknownTitle : loss.items > 0 ? words.title : words.draftsTitle}
      confirmText={words.confirm}
      cancelText={texts.actions.cancel}
      onConfirm={onLeave}
      isPending={isLeaving}
      isDestructive
    >
      <p>{isUnknown ? words.unknown : words.text(loss)}</p>
      {canSee && (isUnknown || loss.items > 0) ? (
        <div>
          <TextLink href={links.outbox()} isAlone onPress={onStay}>
            {words.seeOutbox}
          </TextLink>
        </div>
      ) : null}
    </ConfirmDialog>
  )
}
