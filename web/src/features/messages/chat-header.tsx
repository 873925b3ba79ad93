import ArrowLeft from 'lucide-react/icons/arrow-left'
import Contact from 'lucide-react/icons/contact'
import HardHat from 'lucide-react/icons/hard-hat'
import { useContext, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { isClient } from '#domain/people/roles'
import { links } from '#links'
import { texts } from '#texts'
import { PersonAvatar } from '../../components/people/person-avatar'
import { ProviderFace, ProviderName } from '../../components/people/provider-link'
import { SendPhone } from '../../components/people/send-phone'
import { useDeal } from '../../components/projects/use-deal'
import type { Optimistic } from '../../data/live/overlay'
import { useIsInvitation } from '../../data/queries/conversations'
import { useProject } from '../../data/queries/projects'
import { useSilence } from '../../data/queries/silences'
import { useActor } from '../../data/store/account-store-context'
import { Heading } from '../../ui/content/text/heading'
import { IconButton } from '../../ui/forms/buttons/icon-button'
import * as css from './chat-header.css'
import { ChatMenu } from './chat-menu'
import type { Sides } from './conversation-sides'
import { MutedMark } from './muted-mark'
import { PresenceContext } from './presence-context'
import { useFaceShape } from './use-face-shape'

type Props = {
  conversation: Optimistic<'conversations'>
  sides: Sides
  /** That they have sent here, '' for none. */
  phone: string
}

export function ChatHeader({ conversation, sides: { personId, name, avatar }, phone }: Props) {
  // A client talks with providers only.
  const isProvider = isClient(useActor())
  const shape = useFaceShape(conversation.project_id, personId)
  const [isSendingPhone, setSendingPhone] = useState(false)
  // The agreement's conversation only.
  const project = useProject(conversation.project_id)?.document
  const deal = useDeal(project)
  const isAgreed = deal?.conversationId === conversation.id
  const isDeclined = useIsInvitation(conversation) && conversation.declined_at !== ''
  const isMuted = useSilence(conversation.id)?.document !== undefined
  const isOnline = useContext(PresenceContext).has(conversation.id)
  return (
    <div className={css.header}>
      <Link href={links.messages()} className={css.back} aria-label={texts.messages.back}>
        <ArrowLeft size={24} />
      </Link>
      {isProvider ? (
        <ProviderFace id={personId} name={name} avatar={avatar} shape={shape} />
      ) : (
        <PersonAvatar personId={personId} file={avatar} name={name} shape={shape} />
      )}
      <div className={css.words}>
        <Heading level={1} size="card">
          <span className={css.name} title={name}>
            {isProvider ? <ProviderName id={personId}>{name}</ProviderName> : name}
          </span>
        </Heading>
        <p className={css.about}>
          {isMuted ? <MutedMark /> : null}
          {isOnline ? <span className={css.online}>{texts.messages.online}</span> : null}
          <Link href={links.project(conversation.project_id)} className={css.projectLink}>
            <span className={css.project} title={conversation.project_title}>
              {conversation.project_title}
            </span>
          </Link>
        </p>
        {isProvider && isDeclined ? <p className={css.about}>{texts.invitation.declinedByThem}</p> : null}
      </div>
      <Link href={links.project(conversation.project_id)} className={css.toProject} aria-label={texts.messages.seeProject}>
        <HardHat size={22} />
        <span>{texts.messages.seeProject}</span>
      </Link>
      {isAgreed ? <IconButton label={texts.deal.phone.action} icon={<Contact size={20} />} onPress={() => setSendingPhone(true)} /> : null}
      <ChatMenu
        conversation={conversation}
        contact={{ name, phone, isCompany: shape === 'square' }}
        personId={personId}
        addressOf={isAgreed && deal.isOwner && project?.status === 'in_progress' ? project : undefined}
      />
      <SendPhone isOpen={isSendingPhone} onClose={() => setSendingPhone(false)} conversationId={conversation.id} personId={personId} person={name} />
    </div>
  )
}
