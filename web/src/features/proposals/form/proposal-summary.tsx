import type { Project, Proposal } from '#domain/documents'
import { awaitsConfirmation, endsSoon, mayImprove, offeredTypes } from '#domain/projects/proposal-life'
import { seenTermsOf } from '#domain/projects/proposal-terms'
import { toTime } from '#domain/values/clock'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../../components/commands/confirmed-command'
import { BeforeEditBadge } from '../../../components/projects/before-edit-badge'
import { earlierAmount } from '../../../components/projects/proposal-figures'
import { QuoteActions } from '../../../components/projects/quote/quote-actions'
import { quoteDefinitions } from '../../../components/projects/quote/quote-definitions'
import { isQuoted } from '../../../components/projects/quote/quote-facts'
import { UndoneNote } from '../../../components/projects/undone-note'
import { ValidityNote } from '../../../components/projects/validity-note'
import { ProposalStatusBadge } from '../../../components/status-badges'
import { Since } from '../../../components/times/since'
import { useNow } from '../../../components/times/use-now'
import { useDiscardUnsent } from '../../../components/use-discard-unsent'
import type { DispatchResult } from '../../../data/commands/dispatch'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { useDraft } from '../../../data/drafts/drafts'
import { keepForForm } from '../../../data/drafts/keep-for-form'
import { draftNames } from '../../../data/kept-drafts/draft-names'
import type { Optimistic } from '../../../data/live/overlay'
import { useAccountStore } from '../../../data/store/account-store-context'
import { storageFailure } from '../../../data/store/storage-failure'
import { DimensionLine } from '../../../ui/content/dimension-line'
import { Figure } from '../../../ui/content/figure'
import { DefinitionList } from '../../../ui/content/lists/definition-list'
import { Heading } from '../../../ui/content/text/heading'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { FormActions } from '../../../ui/forms/form'
import { Cluster, Stack } from '../../../ui/layout/stack'
import { ConfirmProposal } from './confirm-proposal'
import { draftOf, emptyProposal, isTypedProposal, nothingTyped, type ProposalDraft, proposalOf, typedOver } from './proposal-draft'

const words = texts.proposals.sent
const edited = texts.corrections.beforeEdit
const { validity } = texts.quoteForm

type Props = {
  proposal: Optimistic<'proposals'>
  project: Project
  onImprove: () => void
}

/** In place of the form. */
export function ProposalSummary({ proposal, project, onImprove }: Props) {
  const { cover_letter, status, created_at, waiting } = proposal
  const improvement = useImprovement(proposal)
  const mayChange = project.status === 'open' && mayImprove(proposal)
  const isAsked = awaitsConfirmation(proposal, project)
  const now = toTime(useNow())
  const isEnding = mayChange && status === 'pending' && endsSoon(proposal, now)
  const isAskedByOwner = isEnding && proposal.asked_until !== '' && proposal.asked_until === proposal.valid_until
  const isOffered = offeredTypes(project).includes(proposal.proposal_type)
  return (
    <Stack gap="m">
      <Cluster justify="between" gap="xs">
        <Heading level={2}>{words.title}</Heading>
        <Cluster gap="xs">
          <BeforeEditBadge proposal={proposal} project={project} />
          <ProposalStatusBadge proposal={proposal} />
        </Cluster>
      </Cluster>
      {status === 'accepted' ? (
        <Text tone="ok" isStrong>
          {words.accepted}
        </Text>
      ) : null}
      {status === 'rejected' && !proposal.undone_by ? <Text tone="soft">{words.rejected}</Text> : null}
      <UndoneNote proposal={proposal} />
      {/* An accepted one's are in the deal above. */}
      {status === 'accepted' ? null : <Terms proposal={proposal} />}
      <Text isAsTyped>{cover_letter}</Text>
      {status === 'accepted' ? null : <DefinitionList items={quoteDefinitions(proposal.quote, proposal.amount)} />}
      {status !== 'accepted' && isQuoted(proposal) ? (
        <Cluster gap="xs">
          <QuoteActions proposal={proposal} project={project} />
        </Cluster>
      ) : null}
      {/* Also before it is sent: buttons must not move under a finger. */}
      <Text size="s" tone="soft">
        <Since time={created_at} words={waiting ? undefined : texts.times.sent} />
      </Text>
      {mayChange ? (
        <>
          {isAsked ? <Text isStrong>{isOffered ? edited.changed : edited.noProducts}</Text> : null}
          {isAskedByOwner ? <Text isStrong>{validity.asked}</Text> : null}
          {isEnding && proposal.quote ? (
            <Text size="s" tone="soft">
              {validity.confirmHint(texts.times.days(proposal.quote.valid_days))}
            </Text>
          ) : null}
          {improvement ? <Text isStrong>{words.improvementUnsent}</Text> : null}
          <FormActions>
            {proposal.undone_by ? null : <WithdrawProposal proposal={proposal} improvement={improvement} />}
            <Button onPress={onImprove}>{proposal.undone_by ? words.proposeAnew : words.improve}</Button>
            {(isAsked || isEnding) && isOffered ? <ConfirmProposal proposal={proposal} project={project} /> : null}
          </FormActions>
        </>
      ) : null}
    </Stack>
  )
}

function Terms({ proposal }: { proposal: Proposal }) {
  const { amount, duration_days, proposal_type } = proposal
  const before = earlierAmount(proposal)
  return (
    <>
      <Stack gap="xxs">
        <DimensionLine />
        <Cluster gap="xl" justify="between" align="start">
          <Figure value={formatMoney(amount)} size="xl" note={before === null ? undefined : texts.proposals.figures.before(formatMoney(before))} />
          <Figure value={String(duration_days)} unit={duration_days === 1 ? texts.proposals.form.dayUnit : texts.proposals.form.daysUnit} size="xl" />
        </Cluster>
      </Stack>
      <div>
        <Text isStrong>{texts.labels.proposalType[proposal_type]}</Text>
        <ValidityNote proposal={proposal} />
        <Text size="s" tone="soft">
          {texts.labels.proposalNotRated}
        </Text>
      </div>
    </>
  )
}

/** Null without any. Product 38. */
function useImprovement(proposal: Proposal): ProposalDraft | null {
  const { value } = useDraft(draftNames.improvement(proposal.id), nothingTyped, isTypedProposal)
  const start = draftOf(proposal)
  return Object.keys(typedOver(start, value)).length > 0 ? proposalOf(start, value) : null
}

const withdrawProposalWords = texts.proposals.withdraw

type WithdrawProposalProps = {
  proposal: Proposal
  improvement: ProposalDraft | null
}

/** Withdraws a pending proposal. Its text becomes the next one's draft, below anything typed and unsent. Product 13, 38 and 56. */
function WithdrawProposal({ proposal, improvement }: WithdrawProposalProps) {
  const dispatch = useDispatch()
  const { database } = useAccountStore()
  const discard = useDiscardUnsent(`proposals/${proposal.id}`)

  /** Before the form replaces the proposal. Returns the undo. */
  const keepText = (): Promise<() => Promise<void>> =>
    keepForForm(database, draftNames.proposal(proposal.project_id), (unsent) => ({
      ...(improvement ?? draftOf(proposal)),
      ...typedOver(emptyProposal, unsent),
    }))

  async function withdraw(): Promise<DispatchResult> {
    let putBack: () => Promise<void>
    try {
      putBack = await keepText()
    } catch (error) {
      return storageFailure('A proposal that is to be withdrawn could not be kept as a draft.', error)
    }
    const dispatched = await dispatch('withdraw_proposal', { proposal_id: proposal.id, ...seenTermsOf(proposal) })
    if (!dispatched.ok) await putBack().catch((error: unknown) => console.info('The draft of a proposal that stays could not be put back.', error))
    return dispatched
  }

  return (
    <ConfirmedCommand variant="quiet" words={withdrawProposalWords} dispatch={withdraw} discard={() => discard(keepText)} isDestructive>
      {withdrawProposalWords.text}
    </ConfirmedCommand>
  )
}
