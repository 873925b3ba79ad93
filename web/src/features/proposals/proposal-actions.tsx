import type { Project } from '#domain/documents'
import { isExpired, mayTake } from '#domain/projects/proposal-life'
import { texts } from '#texts'
import { useTalk } from '../../components/people/use-talk'
import { useToday } from '../../components/times/use-today'
import type { Optimistic } from '../../data/live/overlay'
import { Button } from '../../ui/forms/buttons/button'
import { AcceptProposal } from './accept-proposal'
import { AskConfirmation } from './ask-confirmation'

const words = texts.proposals.manage

/** While the project is open. Equal weight. */
export function ProposalActions({ proposal, project }: { proposal: Optimistic<'proposals'>; project: Project }) {
  const talk = useTalk(proposal)
  const today = useToday()
  const mayAccept = mayTake(proposal.status, 'accept_proposal')
  return (
    <>
      {mayAccept && !isExpired(proposal, today) ? <AcceptProposal proposal={proposal} project={project} /> : null}
      {mayAccept && isExpired(proposal, today) ? <AskConfirmation proposal={proposal} project={project} today={today} /> : null}
      <Button isCompact isWide variant="quiet" onPress={() => void talk.start()} aria-label={words.talkWith(proposal.provider_name)}>
        {words.talk}
      </Button>
    </>
  )
}
