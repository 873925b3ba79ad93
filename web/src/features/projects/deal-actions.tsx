import Contact from 'lucide-react/icons/contact'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Project } from '#domain/documents'
import { isHandedOver } from '#domain/projects/deal'
import { links } from '#links'
import { texts } from '#texts'
import { SendPhone } from '../../components/people/send-phone'
import { ShareButton } from '../../components/people/share-button'
import { SeeQuote } from '../../components/projects/quote/see-quote'
import type { MyDeal } from '../../components/projects/use-deal'
import { Button } from '../../ui/forms/buttons/button'
import { CompleteProject } from './complete-project'
import * as css from './deal-card.css'
import { dealText } from './deal-facts'
import { ProjectMenu } from './files/project-menu'
import { ReopenProject } from './reopen-project'
import { UndoDeal } from './undo-deal'
import { HandOver } from './work/hand-over-part'
import { TermMenu } from './work/term-menu'
import type { Worked } from './work/worked'

export function DealActions({ project, deal, work }: { project: Project; deal: MyDeal; work: Worked }) {
  const { conversationId, isOwner, other, proposal } = deal
  const [isSendingPhone, setSendingPhone] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <div className={css.actions}>
        <Button isCompact icon={<Contact size={18} />} onPress={() => setSendingPhone(true)}>
          {texts.deal.phone.action}
        </Button>
        <HandOver {...work} />
        {/* Receiving a work that was handed over completes it, above. */}
        {isOwner && !isHandedOver(work.deal) ? <CompleteProject project={project} proposals={[proposal]} /> : null}
        <ReopenProject project={project} provider={proposal.provider_name} />
        <TermMenu {...work} />
        <SeeQuote proposal={proposal} project={project} />
        <ShareButton isCompact text={dealText(project, deal)} path={links.project(project.id)} />
        <ProjectMenu project={project} deal={deal} />
        <UndoDeal project={project} deal={deal} />
      </div>
      <SendPhone
        isOpen={isSendingPhone}
        onClose={() => setSendingPhone(false)}
        conversationId={conversationId}
        personId={other.id}
        person={other.name}
        onSent={() => void navigate(links.conversation(conversationId))}
      />
    </>
  )
}
