import type { Project, Proposal } from '#domain/documents'
import { isExpired } from '#domain/projects/proposal-life'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { PersonAvatar } from '../../components/people/person-avatar'
import { ProviderFace, ProviderName } from '../../components/people/provider-link'
import { BeforeEditBadge } from '../../components/projects/before-edit-badge'
import { isQuoted, validityText } from '../../components/projects/quote/quote-facts'
import { ProposalStatusBadge } from '../../components/status-badges'
import { Since } from '../../components/times/since'
import { useToday } from '../../components/times/use-today'
import { Figure } from '../../ui/content/figure'
import { Text } from '../../ui/content/text/text'
import * as css from './latest-proposals.css'

type Props = {
  proposal: Proposal
  project: Project
  /** A row that is a link leaves the profile to the comparison. */
  isInRow: boolean
}

export function ReceivedProposal({ proposal, project, isInRow }: Props) {
  const { provider_id, provider_name, provider_avatar, provider_role, amount, duration_days, status, created_at } = proposal
  const today = useToday()
  const hasEnded = status === 'pending' && isExpired(proposal, today)
  const validity = status === 'pending' && isQuoted(proposal) ? validityText(proposal, today) : ''
  const shape = provider_role === 'empresa' ? 'square' : 'round'
  return (
    <div className={css.line}>
      {isInRow ? (
        <PersonAvatar personId={provider_id} file={provider_avatar} name={provider_name} shape={shape} />
      ) : (
        <ProviderFace id={provider_id} name={provider_name} avatar={provider_avatar} shape={shape} />
      )}
      <div className={css.who}>
        <span className={css.name}>{isInRow ? provider_name : <ProviderName id={provider_id}>{provider_name}</ProviderName>}</span>
        <span className={css.note}>{texts.labels.proposalNotRated}</span>
        <span className={css.note}>
          <Since time={created_at} words={texts.times.received} />
          {validity && !hasEnded ? ` · ${validity}` : null}
        </span>
        {hasEnded ? (
          <Text as="span" size="s" tone="bad" isStrong>
            {validity}
          </Text>
        ) : null}
        <BeforeEditBadge proposal={proposal} project={project} />
      </div>
      <div className={css.offer}>
        <Figure value={formatMoney(amount)} size="m" />
        <span className={css.note}>{texts.times.days(duration_days)}</span>
        {status === 'pending' ? null : <ProposalStatusBadge proposal={proposal} />}
      </div>
    </div>
  )
}
