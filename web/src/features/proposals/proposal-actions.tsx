import type { Project, Proposal } from '#domain/documents'
import { mayTake } from '#domain/projects/proposal-life'
import { texts } from '#texts'
import { useTalk } from '../../components/people/use-talk'
import { Button } from '../../ui/forms/buttons/button'
import { AcceptProposal } from './accept-proposal'

const words = texts.proposals.manage

/** While the project is open. Equal weight. */
export function ProposalActions({ proposal, project }: { proposal: Proposal; project: Project }) {
  const talk = useTalk(proposal)
  return (
    <>
      {mayTake(proposal.status, 'accept_proposal') ? <AcceptProposal proposal={proposal} project={project} /> : null}
      <Button isCompact isWide variant="quiet" onPress={() => void talk.start()} aria-label={words.talkWith(proposal.provider_name)}>
        {words.talk}
      </Button>
    </>
  )
}
