import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Project } from '#domain/documents'
import { dealOf } from '#domain/projects/deal'
import { nextSteps } from '#domain/projects/next-steps'
import { links } from '#links'
import { texts } from '#texts'
import { addressFrom } from '../../components/people/address-message'
import { SendAddress } from '../../components/people/send-address'
import { MapLink } from '../../components/projects/map-link'
import type { MyDeal } from '../../components/projects/use-deal'
import { useMessages } from '../../data/queries/conversations'
import { useSilence } from '../../data/queries/silences'
import { Heading } from '../../ui/content/text/heading'
import { Text } from '../../ui/content/text/text'
import { Button } from '../../ui/forms/buttons/button'
import { Cluster } from '../../ui/layout/stack'
import * as css from './after-accepting.css'
import { projectAddress } from './files/project-address'

const words = texts.afterAcceptance

type Props = { project: Project; deal: MyDeal }

/** Next steps and address of a deal in progress. Product 126. */
export function AfterAccepting({ project, deal }: Props) {
  const { isOwner, other, proposal } = deal
  const sent = useSentAddress(deal, project.client_id)
  if (sent === undefined) return null
  const steps = nextSteps(isOwner ? 'owner' : 'provider', {
    deal: dealOf(proposal, project),
    quote: proposal.quote,
    hasAddress: sent !== '',
  })
  return (
    <>
      <div>
        <Heading level={3}>{words.next.title}</Heading>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step.kind}>{words.next.steps[step.kind](other.name, 'stage' in step ? step.stage : '')}</li>
          ))}
        </ol>
      </div>
      <Address {...{ project, deal }} address={sent || projectAddress(project)} />
    </>
  )
}

/** The newest sent in the chat, as far as a chat is read at once; '' for none, undefined while it is read. A blocked person's chat is hidden. */
function useSentAddress({ conversationId, other }: MyDeal, ownerId: string): string | undefined {
  const shown = useMessages(conversationId)
  const block = useSilence(other.id)
  if (!shown || !block) return undefined
  return block.document ? '' : addressFrom(ownerId, shown.messages)
}

function Address({ project, deal, address }: Props & { address: string }) {
  const [isSending, setSending] = useState(false)
  const navigate = useNavigate()
  return (
    <div>
      <Text size="s" tone="soft">
        {words.address.term}
      </Text>
      <Text>{address}</Text>
      <Cluster gap="s">
        <MapLink address={address} />
        {deal.isOwner ? (
          <Button isCompact onPress={() => setSending(true)}>
            {words.address.action}
          </Button>
        ) : null}
      </Cluster>
      <SendAddress
        isOpen={isSending}
        onClose={() => setSending(false)}
        project={project}
        conversationId={deal.conversationId}
        personId={deal.other.id}
        person={deal.other.name}
        onSent={() => void navigate(links.conversation(deal.conversationId))}
      />
    </div>
  )
}
