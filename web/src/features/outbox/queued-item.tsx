import { texts } from '#texts'
import { useWaitingCode } from '../../data/drafts/waiting-words'
import type { OutboxRow } from '../../data/queries/outbox'
import { Card, CardActions, CardTitle } from '../../ui/content/card'
import { StatusBadge } from '../../ui/feedback/status-badge'
import { Cluster } from '../../ui/layout/stack'
import { DiscardButton } from './discard-button'
import { DispatchedAt } from './dispatched-at'
import { ItemText } from './item-text'

type Props = { row: OutboxRow; name: string; level: 2 | 3 }

/** Waits on this device, and says for what. Product 36. */
export function QueuedItem({ row, name, level }: Props) {
  const code = useWaitingCode(true)
  return (
    <Card as="article" aria-labelledby={`item-${row.n}`}>
      <Cluster justify="between" align="start">
        <CardTitle level={level} id={`item-${row.n}`}>
          {name}
        </CardTitle>
        <StatusBadge tone="warn">{code ? texts.sync.waitingWords[code] : texts.outbox.status.waiting}</StatusBadge>
      </Cluster>
      <ItemText row={row} />
      <DispatchedAt time={row.at} />
      {row.state === 'queued' ? (
        <CardActions>
          <DiscardButton row={row} name={name} />
        </CardActions>
      ) : null}
    </Card>
  )
}
