import ArrowDown from 'lucide-react/icons/arrow-down'
import { useState } from 'react'
import type { Project } from '#domain/documents'
import { conversationId, proposalId } from '#domain/ids'
import { isProvider } from '#domain/people/roles'
import { texts } from '#texts'
import { DiscardedLine } from '../../../components/discarded-line'
import { KeepFocus } from '../../../components/lists/keep-focus'
import { InvitationNote } from '../../../components/people/invitation-note'
import { keepForForm } from '../../../data/drafts/keep-for-form'
import { draftNames } from '../../../data/kept-drafts/draft-names'
import { useMyProposal } from '../../../data/queries/my-proposal'
import { useDiscarded } from '../../../data/queries/outbox'
import { useAccountStore, useActor } from '../../../data/store/account-store-context'
import { offerUndo, useCanUndo } from '../../../data/undo'
import { Card } from '../../../ui/content/card'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { mainPart, useNextRow } from '../../../ui/layout/list-keys'
import { Cluster, Stack } from '../../../ui/layout/stack'
import { draftOf, type TypedProposal, typedOver } from './proposal-draft'
import { ProposalForm } from './proposal-form'
import { ProposalSummary } from './proposal-summary'

/** For everyone but the owner. */
export function ProposalSection({ project }: { project: Project }) {
  const actor = useActor()
  const account = useAccountStore()
  const mine = useMyProposal(project.id)
  const [isImproving, setImproving] = useState(false)
  const toNext = useNextRow()
  const isOpen = project.status === 'open'
  const proposal = mine?.document
  const discarded = useDiscarded(`proposals/${proposalId(project.id, actor.id)}`)
  const isForm = !proposal || (isImproving && isOpen)
  const improvement = `discarded:${account.database.name}:${draftNames.improvement(proposal?.id ?? '')}`
  const isCancelled = useCanUndo(improvement)

  const summary = proposal ? <ProposalSummary proposal={proposal} project={project} onImprove={() => setImproving(true)} /> : null

  /** The first form ends after its summary has shown, where an improvement may have begun. */
  function finish() {
    if (proposal) setImproving(false)
  }

  function cancel(touched: TypedProposal) {
    setImproving(false)
    if (!proposal || Object.keys(touched).length === 0) return
    offerUndo([improvement], {
      async undo() {
        await keepForForm(account.database, draftNames.improvement(proposal.id), (kept) => ({ ...touched, ...typedOver(draftOf(proposal), kept) }))
      },
    })
  }

  return (
    <>
      {mine && isProvider(actor) && (proposal || isOpen) ? (
        <KeepFocus when={`${proposal?.status} ${proposal?.edition} ${isForm}`}>
          <Stack gap="m">
            {discarded ? <DiscardedLine id={discarded.id} text={texts.proposals.withdraw.discarded} /> : null}
            {isCancelled && !isForm ? (
              <DiscardedLine id={improvement} text={texts.proposals.form.improvementDiscarded} onUndone={() => setImproving(true)} />
            ) : null}
            <InvitationNote conversationId={conversationId(project.id, project.client_id, actor.id)} />
            <div {...mainPart}>
              <Card as="section">
                {isForm ? (
                  <ProposalForm key={proposal?.id} project={project} current={proposal} onDone={finish} onCancel={cancel} until={summary} />
                ) : (
                  summary
                )}
              </Card>
            </div>
            {proposal && !isForm && toNext ? (
              <Cluster justify="end">
                <span title={texts.proposals.sent.nextTooltip}>
                  <Button isCompact icon={<ArrowDown size={18} />} onPress={toNext}>
                    {texts.proposals.sent.next}
                  </Button>
                </span>
              </Cluster>
            ) : null}
          </Stack>
        </KeepFocus>
      ) : null}
      {isOpen || proposal?.status === 'accepted' ? null : (
        <Text size="s" tone="soft">
          {project.status === 'closed' && proposal ? texts.projects.page.closedUnhired : texts.projects.page.closed}
        </Text>
      )}
    </>
  )
}
