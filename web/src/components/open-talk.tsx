import MessageSquare from 'lucide-react/icons/message-square'
import type { Proposal } from '#domain/documents'
import { texts } from '#texts'
import { LinkButton } from '../ui/forms/link-button'
import { useTalk } from './use-talk'

/** To the conversation with the chosen provider, which acceptance has made. */
export function OpenTalk({ proposal }: { proposal: Proposal }) {
  const talk = useTalk(proposal)
  if (!talk.exists) return null
  return (
    <LinkButton isCompact href={talk.href} icon={<MessageSquare size={18} />}>
      {texts.proposals.manage.openTalk}
    </LinkButton>
  )
}
