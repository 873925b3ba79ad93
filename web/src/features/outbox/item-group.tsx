import { texts } from '#texts'
import { DiscardedLine } from '../../components/discarded-line'
import { isDiscarded } from '../../data/queries/outbox'
import { Heading } from '../../ui/content/heading'
import { Stack } from '../../ui/layout/stack'
import { itemName, shortItemName } from '../../verbs/verb-views'
import type { OutboxGroup } from './outbox-groups'
import { QueuedItem } from './queued-item'
import { RefusedItem } from './refused-item'

/** Several items about the same thing stand under its name; one alone says it itself. */
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
