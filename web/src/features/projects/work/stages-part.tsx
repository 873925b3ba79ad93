import { agreedPrice, moneyOf } from '#domain/projects/deal'
import { sumOf } from '#domain/projects/quote'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import * as css from '../../../components/projects/work/stage-facts.css'
import { useWaitingParts } from '../../../data/queries/waiting-parts'
import { Heading } from '../../../ui/content/text/heading'
import { Money } from '../../../ui/content/text/money'
import { Text } from '../../../ui/content/text/text'
import { Stack } from '../../../ui/layout/stack'
import { StageRow } from './stage-row'
import type { Worked } from './worked'

const words = texts.work.stages

/** Money paid, and each stage with its marks. Product 120 and 121. */
export function StagesPart(work: Worked) {
  const { proposal, deal } = work
  const waiting = useWaitingParts(proposal.id)
  const { paid, confirmed, due } = moneyOf(deal)
  const open = [
    ...(paid > confirmed ? [words.unconfirmed(formatMoney(sumOf([paid, -confirmed])))] : []),
    ...(due > 0 ? [words.due(formatMoney(due))] : []),
  ]
  return (
    <Stack as="section" gap="xs" aria-label={words.title}>
      <Heading level={3}>{words.title}</Heading>
      <Text isStrong>
        <Money>{words.confirmed(formatMoney(confirmed), formatMoney(agreedPrice(proposal, deal)))}</Money>
      </Text>
      {open.length > 0 ? (
        <Text size="s">
          <Money>{open.join(' · ')}</Money>
        </Text>
      ) : null}
      <ul className={css.list}>
        {deal.stages.map((stage) => (
          <StageRow key={stage.id} {...work} stage={stage} waiting={waiting.has(stage.id)} />
        ))}
      </ul>
      <Text size="s" tone="soft">
        {words.neverKept}
      </Text>
    </Stack>
  )
}
