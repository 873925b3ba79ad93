import MessageSquare from 'lucide-react/icons/message-square'
import { links } from '#links'
import { texts } from '#texts'
import { useConversation } from '../../data/queries/conversations'
import { LinkButton } from '../../ui/forms/buttons/link-button'

type Props = { conversationId: string; variant?: 'primary' | 'secondary' }

/** Links to the conversation that acceptance has made, once it is on this device. */
export function OpenTalk({ conversationId, variant = 'secondary' }: Props) {
  const conversation = useConversation(conversationId)?.document
  if (!conversation) return null
  return (
    <LinkButton isCompact variant={variant} href={links.conversation(conversationId)} icon={<MessageSquare size={18} />}>
      {texts.proposals.manage.openTalk}
    </LinkButton>
  )
}
