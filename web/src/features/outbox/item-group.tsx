import { texts } from '#texts'
import { DiscardedLine } from '../../components/discarded-line'
import { isDiscarded, type OutboxRow } from '../../data/queries/outbox'
import { useWaitingCode } from '../../data/queries/waiting-words'
import { Card, CardActions, CardTitle } from '../../ui/content/card'
import { Heading } from '../../ui/content/text/heading'
import { StatusBadge } from '../../ui/feedback/status-badge'
import { Cluster, Stack } from '../../ui/layout/stack'
import { itemName, shortItemName } from '../../verbs/verb-views'
import { DiscardButton } from './discard-button'
import { DispatchedAt } from './dispatched-at'
import { ItemText } from './item-text'
import type { OutboxGroup } from './outbox-groups'
import { RefusedItem } from './refused-item'

/** Under one name; a single item says it itself. */
export function ItemGroup({ group: { title, rows } }: { group: OutboxGroup }) {
  const isAlone = rows.length === 1
  const items = rows.map((row) => {
    const name = isAlone ? itemName(row) : shortItemName(row)
    const level = isAlone ? 2 : 3
    if (isDiscarded(row)) return <DiscardedLine key={row.n} id={row.id} text={texts.outbox.discarded(name)} />
    return row.state === 'refused' ? <RefusedItem key={row.n} {...{ row, name, level }} /> : <QueuedItem key={row.n} {...{ row, name, level }} />
  })
  if (isAlone) return items
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="card">
        {title}
      </Heading>
      {items}
    </Stack>
  )
}

type Props = { row: OutboxRow; name: string; level: 2 | 3 }

/** Says what it waits for. Product 36. */
function QueuedItem({ row, name, level }: Props) {
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
