import { useId } from 'react'
import { formatMoney } from '#domain/values/money'
import { links } from '#links'
import { texts } from '#texts'
import { standingPrice } from '../../components/projects/work/agreed-terms'
import { ProposalStatusBadge } from '../../components/status-badges'
import type { Optimistic } from '../../data/live/overlay'
import { Card } from '../../ui/content/card'
import { Heading } from '../../ui/content/text/heading'
import { TextLink } from '../../ui/content/text/text-link'
import { Stack } from '../../ui/layout/stack'
import * as css from './standing-proposals.css'

const words = texts.needs
const SHOWN = 3

/** Their newest proposals' statuses. */
export function StandingProposals({ proposals }: { proposals: readonly Optimistic<'proposals'>[] }) {
  const titleId = useId()
  if (proposals.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {words.proposals}
        </Heading>
        <Card tone="flush">
          <ul>
            {proposals.slice(0, SHOWN).map((proposal) => (
              <li key={proposal.id} className={css.row}>
                <span className={css.title}>
                  <TextLink isAlone href={links.project(proposal.project_id)}>
                    {proposal.project_title}
                  </TextLink>
                </span>
                <span className={css.amount}>{formatMoney(standingPrice(proposal))}</span>
                <ProposalStatusBadge proposal={proposal} />
              </li>
            ))}
          </ul>
        </Card>
      </Stack>
    </section>
  )
}
