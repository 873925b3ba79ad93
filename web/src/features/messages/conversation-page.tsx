import { useParams } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { UnblockButton } from '../../components/people/block-person'
import type { Optimistic } from '../../data/live/overlay'
import { useConversation } from '../../data/queries/conversations'
import { useSilence } from '../../data/queries/silences'
import { useAsked } from '../../data/remote/use-asked'
import { useAccountStore } from '../../data/store/account-store-context'
import noConnection from '../../ui/drawings/no-connection.svg?raw'
import noMessages from '../../ui/drawings/no-messages.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Spinner } from '../../ui/feedback/spinner'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Cluster } from '../../ui/layout/stack'
import { Chat } from './chat'
import { sidesOf } from './conversation-sides'
import * as css from './messages-page.css'

export function ConversationPage() {
  const { conversationId = '' } = useParams()
  const found = useConversation(conversationId)
  if (!found) return null
  return found.document ? (
    <HeardChat key={conversationId} conversation={found.document} />
  ) : (
    <MissingConversation key={conversationId} id={conversationId} />
  )
}

/** Unless the other person is blocked. */
function HeardChat({ conversation }: { conversation: Optimistic<'conversations'> }) {
  const { userId } = useAccountStore()
  const { personId, name } = sidesOf(conversation, userId)
  const block = useSilence(personId)
  if (!block) return null
  if (!block.document) return <Chat conversation={conversation} />
  return (
    <div className={css.noConversation}>
      <EmptyState
        level={1}
        drawing={noMessages}
        title={texts.messages.block.blocked(name)}
        text={texts.messages.block.blockedHint}
        action={
          <Cluster justify="center">
            <UnblockButton personId={personId} name={name} />
            <LinkButton href={links.messages()}>{texts.messages.back}</LinkButton>
          </Cluster>
        }
      />
    </div>
  )
}

/** Still to come, gone, or not to be asked for. Product 34 and 47. */
function MissingConversation({ id }: { id: string }) {
  const asked = useAsked('conversations', id)
  const isAbsent = asked === 'absent'
  return (
    <div className={css.noConversation}>
      {asked === 'asking' ? (
        <Spinner label={texts.actions.loading} />
      ) : (
        <EmptyState
          level={1}
          drawing={isAbsent ? noMessages : noConnection}
          title={isAbsent ? texts.messages.removed : texts.sync.notOnDevice}
          action={<LinkButton href={links.messages()}>{texts.messages.back}</LinkButton>}
        />
      )}
    </div>
  )
}
