import type { Proposal } from '#domain/documents'
import { formatMoney } from '#domain/money'
import { mayTake } from '#domain/proposal-life'
import { texts } from '#texts'
import { earlierAmount } from '../../../components/proposal-figures'
import { Since } from '../../../components/since'
import { ProposalStatusBadge } from '../../../components/status-badges'
import type { Optimistic } from '../../../data/queries/overlay'
import { DimensionLine } from '../../../ui/content/dimension-line'
import { Figure } from '../../../ui/content/figure'
import { Heading } from '../../../ui/content/heading'
import { Text } from '../../../ui/content/text'
import { Button } from '../../../ui/forms/button'
import { FormActions } from '../../../ui/forms/form'
import { Cluster, Stack } from '../../../ui/layout/stack'
import { useImprovement } from './use-improvement'
import { WithdrawProposal } from './withdraw-proposal'

const words = texts.proposals.sent

type Props = {
  proposal: Optimistic<'proposals'>
  /** The project still takes proposals. */
  isOpen: boolean
  onImprove: () => void
}

/** What a provider has proposed, in place of the form. */
export function ProposalSummary({ proposal, isOpen, onImprove }: Props) {
  const { cover_letter, status, created_at, waiting } = proposal
  const improvement = useImprovement(proposal)
  const mayChange = isOpen && mayTake(status, 'improve_proposal')
  return (
    <Stack gap="m">
      <Cluster justify="between" gap="xs">
        <Heading level={2}>{words.title}</Heading>
        <ProposalStatusBadge status={status} waiting={waiting} />
      </Cluster>
      {status === 'accepted' ? (
        <Text tone="ok" isStrong>
          {words.accepted}
        </Text>
      ) : null}
      {status === 'rejected' ? <Text tone="soft">{words.rejected}</Text> : null}
      {/* Once accepted they stand in the deal, above. */}
      {status === 'accepted' ? null : <Terms proposal={proposal} />}
      <Text isAsTyped>{cover_letter}</Text>
      {/* There before it is sent too: the buttons below would move under the finger that presses one. */}
      <Text size="s" tone="soft">
        <Since time={created_at} words={waiting ? undefined : texts.times.sent} />
      </Text>
      {mayChange ? (
        <>
          {improvement ? <Text isStrong>{words.improvementUnsent}</Text> : null}
          <FormActions>
            <WithdrawProposal proposal={proposal} improvement={improvement} />
            <Button onPress={onImprove}>{words.improve}</Button>
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
        <Text size="s" tone="soft">
          {texts.labels.proposalNotRated}
        </Text>
      </div>
    </>
  )
}
