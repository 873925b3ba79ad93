import { useState } from 'react'
import type { Project } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { isProvider } from '#domain/roles'
import { texts } from '#texts'
import { DiscardedLine } from '../../../components/discarded-line'
import { KeepFocus } from '../../../components/keep-focus'
import { useDiscarded } from '../../../data/queries/outbox'
import { useMyProposal } from '../../../data/queries/proposals'
import { useActor } from '../../../data/store/account-store-context'
import { Card } from '../../../ui/content/card'
import { Text } from '../../../ui/content/text'
import { Stack } from '../../../ui/layout/stack'
import { ProposalForm } from './proposal-form'
import { ProposalSummary } from './proposal-summary'

/** What anyone but the owner can do about a project: propose, look at what they proposed, improve it. */
export function ProposalSection({ project }: { project: Project }) {
  const actor = useActor()
  const mine = useMyProposal(project.id)
  const [isImproving, setImproving] = useState(false)
  const isOpen = project.status === 'open'
  const proposal = mine?.document
  const discarded = useDiscarded(`proposals/${proposalId(project.id, actor.id)}`)
  const isForm = !proposal || (isImproving && isOpen)

  return (
    <>
      {mine && isProvider(actor) && (proposal || isOpen) ? (
        <KeepFocus when={`${proposal?.status} ${isForm}`}>
          <Stack gap="m">
            {discarded ? <DiscardedLine row={discarded} text={texts.proposals.withdraw.discarded} /> : null}
            <Card as="section">
              {proposal && !isForm ? (
                <ProposalSummary proposal={proposal} isOpen={isOpen} onImprove={() => setImproving(true)} />
              ) : (
                <ProposalForm key={proposal?.id} project={project} current={proposal} onDone={() => setImproving(false)} />
              )}
            </Card>
          </Stack>
        </KeepFocus>
      ) : null}
      {isOpen ? null : (
        <Text size="s" tone="soft">
          {texts.projects.page.closed}
        </Text>
      )}
    </>
  )
}
