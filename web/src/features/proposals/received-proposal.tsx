import type { Proposal } from '#domain/documents'
import { formatMoney } from '#domain/money'
import { texts } from '#texts'
import { PersonAvatar } from '../../components/person-avatar'
import { ProposalStatusBadge } from '../../components/proposal-status-badge'
import { Since } from '../../components/since'
import { Figure } from '../../ui/content/figure'
import * as css from './latest-proposals.css'

/** One proposal in a line: who, how much, how long. */
export function ReceivedProposal({ proposal }: { proposal: Proposal }) {
  const { provider_id, provider_name, provider_avatar, provider_role, amount, duration_days, status, created_at } = proposal
  return (
    <div className={css.line}>
      <PersonAvatar personId={provider_id} file={provider_avatar} name={provider_name} shape={provider_role === 'empresa' ? 'square' : 'round'} />
      <div className={css.who}>
        <span className={css.name}>{provider_name}</span>
        <span className={css.note}>{texts.labels.proposalNotRated}</span>
        <span className={css.note}>
          <Since time={created_at} words={texts.times.received} />
        </span>
      </div>
      <div className={css.offer}>
        <Figure value={formatMoney(amount)} size="m" />
        <span className={css.note}>{texts.times.days(duration_days)}</span>
        {status === 'pending' ? null : <ProposalStatusBadge status={status} />}
      </div>
    </div>
  )
}
