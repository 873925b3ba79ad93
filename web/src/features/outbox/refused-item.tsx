import { useState } from 'react'
import { isQueuedVerb } from '#domain/commands'
import { errorText, texts } from '#texts'
import type { OutboxRow } from '../../data/queries/outbox'
import { links } from '../../links'
import { Button } from '../../ui/button'
import { Card, CardTitle } from '../../ui/card'
import { LinkButton } from '../../ui/link-button'
import { Cluster } from '../../ui/stack'
import { StatusBadge } from '../../ui/status-badge'
import { Text } from '../../ui/text'
import { DiscardButton } from './discard-button'
import { EditDialog } from './edit-dialog'
import { editableFieldsOf } from './editable-fields'
import { GivenAt } from './given-at'
import * as css from './item.css'
import { copyTextOf } from './item-content'
import { ItemText } from './item-text'
import { useItemActions } from './use-item-actions'

type Props = { row: OutboxRow; name: string; level: 2 | 3 }

/** The server's own trouble: the same may well be taken the next time. */
const worthRepeating: readonly string[] = ['internal', 'too_old', 'unknown_verb']

/** What the server did not take: why, what it was, and what can be done. An acceptance is never queued: it is given anew where proposals are compared. Product 14, 37. */
export function RefusedItem({ row, name, level }: Props) {
  const [isEditing, setIsEditing] = useState(false)
  const { sendAgain, copy } = useItemActions(row)
  const isEditable = editableFieldsOf(row).length > 0
  const isWorthRepeating = isQueuedVerb(row.verb) && (!isEditable || worthRepeating.includes(row.code))
  const { project_id: project } = row.args
  return (
    <Card as="article" tone="bad" aria-labelledby={`item-${row.n}`}>
      <Cluster justify="between" align="start">
        <CardTitle level={level} id={`item-${row.n}`}>
          {name}
        </CardTitle>
        <StatusBadge tone="bad">{texts.outbox.status.refused}</StatusBadge>
      </Cluster>
      <Text>{errorText(row.code)}</Text>
      <ItemText row={row} />
      <GivenAt time={row.at} />
      <div className={isEditable ? css.actionsWithEdit : css.actions}>
        {isEditable ? (
          <Button isCompact onPress={() => setIsEditing(true)}>
            {texts.outbox.editAndSend}
          </Button>
        ) : null}
        {isWorthRepeating ? (
          <Button isCompact onPress={() => void sendAgain()}>
            {texts.outbox.sendAgain}
          </Button>
        ) : null}
        {row.verb === 'accept_proposal' && typeof project === 'string' ? (
          <LinkButton isCompact href={links.manageProposals(project)}>
            {texts.projects.mine.seeProposals}
          </LinkButton>
        ) : null}
        {copyTextOf(row) ? (
          <Button isCompact onPress={() => void copy()}>
            {texts.outbox.copyText}
          </Button>
        ) : null}
        <DiscardButton row={row} name={name} />
      </div>
      {isEditing ? <EditDialog row={row} name={name} onClose={() => setIsEditing(false)} /> : null}
    </Card>
  )
}
