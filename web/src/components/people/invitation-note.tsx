import { otherName } from '#domain/conversation'
import { texts } from '#texts'
import { useDispatch } from '../../data/commands/use-dispatch'
import type { Optimistic } from '../../data/live/overlay'
import { useConversation, useIsInvitation } from '../../data/queries/conversations'
import { useAccountStore } from '../../data/store/account-store-context'
import { Banner } from '../../ui/feedback/banner'
import { ConfirmedCommand } from '../commands/confirmed-command'
import { KeepFocus } from '../lists/keep-focus'
import { WaitingBadge } from '../status-badges'

const words = texts.invitation

/** Hidden after a proposal. Product 89. */
export function InvitationNote({ conversationId }: { conversationId: string }) {
  const conversation = useConversation(conversationId)?.document
  return conversation ? <Invitation conversation={conversation} /> : null
}

function Invitation({ conversation }: { conversation: Optimistic<'conversations'> }) {
  const { id, project_id, declined_at, waiting } = conversation
  const { userId } = useAccountStore()
  const dispatch = useDispatch()
  const client = otherName(conversation, userId) || texts.labels.nameless
  if (!useIsInvitation(conversation)) return null
  return (
    <KeepFocus when={declined_at}>
      {declined_at ? (
        <Banner tone="info" action={<WaitingBadge waiting={waiting} />}>
          {words.declined}
        </Banner>
      ) : (
        <Banner
          tone="info"
          action={
            <ConfirmedCommand
              isCompact
              variant="quiet"
              words={words}
              dispatch={() => dispatch('decline_invitation', { conversation_id: id, project_id })}
            >
              {words.text(client)}
            </ConfirmedCommand>
          }
        >
          {words.received(client)}
        </Banner>
      )}
    </KeepFocus>
  )
}
