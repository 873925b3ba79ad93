import { Fragment, useCallback } from 'react'
import { adminLinks } from '#admin-links'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { ProposalStatusBadge } from '../../../components/status-badges'
import { useAdminLive } from '../../../data/remote/admin-live'
import { type AdminProjectProposals, fetchProjectProposals } from '../../../data/remote/admin-tables'
import { DefinitionList } from '../../../ui/content/lists/definition-list'
import { Text } from '../../../ui/content/text/text'
import { TextLink } from '../../../ui/content/text/text-link'
import { LiveState } from '../live-state'
import { TitledLine } from '../titled-line'
import { dateText } from './admin-words'
import { AdminWorkPhotos } from './admin-work-photos'
import { Part } from './part'

const { project: words, users, loading } = texts.adminTables

export function ProjectProposals({ projectId }: { projectId: string }) {
  const live = useAdminLive(useCallback((token: string, signal: AbortSignal) => fetchProjectProposals(token, projectId, signal), [projectId]))
  return (
    <LiveState live={live} words={{ loading, failed: words.proposalsFailed }}>
      {({ accepted_at, total, proposals }) => (
        <>
          <Deal since={accepted_at} proposals={proposals} />
          <Part title={words.proposals} note={proposals.length < total ? words.shownOf(proposals.length, total) : undefined}>
            {total === 0 ? <Text tone="soft">{words.noProposals}</Text> : null}
            {proposals.map((proposal) => (
              <Fragment key={proposal.id}>
                <TitledLine at={termsText(proposal)} badge={<ProposalStatusBadge proposal={proposal} />}>
                  <Provider proposal={proposal} />
                </TitledLine>
                <AdminWorkPhotos photos={proposal.work_photos} />
              </Fragment>
            ))}
          </Part>
        </>
      )}
    </LiveState>
  )
}

type Proposal = AdminProjectProposals['proposals'][number]

const termsText = ({ amount, duration_days, created_at }: Proposal): string =>
  [formatMoney(amount), words.days(duration_days), dateText(created_at)].join(' · ')

const Provider = ({ proposal: { provider_id, provider_name } }: { proposal: Proposal }) => (
  <TextLink isAlone href={adminLinks.user(provider_id)}>
    {provider_name || users.nameless}
  </TextLink>
)

function Deal({ since, proposals }: { since: string; proposals: readonly Proposal[] }) {
  const chosen = proposals.find(({ is_chosen }) => is_chosen)
  if (!chosen) return null
  return (
    <Part title={words.deal}>
      <DefinitionList
        items={[
          { term: words.dealWith, value: <TextLink href={adminLinks.user(chosen.provider_id)}>{chosen.provider_name || users.nameless}</TextLink> },
          { term: words.dealPrice, value: formatMoney(chosen.amount) },
          { term: words.dealDays, value: words.days(chosen.duration_days) },
          ...(since ? [{ term: words.dealSince, value: dateText(since) }] : []),
        ]}
      />
    </Part>
  )
}
