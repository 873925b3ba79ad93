import { links } from '#links'
import { texts } from '#texts'
import { openSupport } from '../../../components/support-door'
import { TextLink } from '../../../ui/content/text-link'
import { Stack } from '../../../ui/layout/stack'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import type { Loss } from './loss'
import type { MissedDraft } from './missed-drafts'

const words = texts.session.signOut

type Props = { loss: Loss | 'unknown'; canSee: boolean; isLeaving: boolean; onStay: () => void; onLeave: () => void }

/** What would go with this device's copy, and where its drafts are. `canSee`: Pendências can show it. Product 39. */
export function UnsentWarning({ loss, canSee, isLeaving, onStay, onLeave }: Props) {
  const isUnknown = loss === 'unknown'
  const goTo = ({ subject }: MissedDraft) => {
    onStay()
    if (subject !== undefined) openSupport(subject)
  }
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
      <p>{isUnknown ? words.unknown : words.text(loss.items, loss.drafts, loss.photos)}</p>
      {isUnknown || loss.named.length === 0 ? null : (
        <Stack as="ul" gap="xs" aria-label={words.drafts}>
          {loss.named.map((draft) => (
            <li key={`${draft.href} ${draft.name}`}>
              <TextLink href={draft.href} isAlone onPress={() => goTo(draft)}>
                {draft.name}
              </TextLink>
            </li>
          ))}
        </Stack>
      )}
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
