import { useState } from 'react'
import { isQueuedVerb } from '#domain/commands'
import { texts } from '#texts'
import { DiscardedLine } from '../../components/discarded-line'
import { isGone, refusalText } from '../../components/refusal-text'
import type { OutboxRow } from '../../data/queries/outbox'
import { useCanUndo } from '../../data/undo'
import { Card, CardTitle } from '../../ui/content/card'
import { Text } from '../../ui/content/text/text'
import { StatusBadge } from '../../ui/feedback/status-badge'
import { Button } from '../../ui/forms/buttons/button'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Cluster } from '../../ui/layout/stack'
import { viewOf } from '../../verbs/verb-views'
import { DiscardButton } from './discard-button'
import { DispatchedAt } from './dispatched-at'
import { EditDialog } from './edit-dialog'
import { editableFieldsOf } from './editable-fields'
import { useEditedItem, useEditUndo } from './edited-item'
import * as css from './item.css'
import { copyTextOf } from './item-content'
import { ItemText } from './item-text'
import { useItemActions } from './use-item-actions'

type Props = { row: OutboxRow; name: string; level: 2 | 3 }

/** Server's trouble, or a quota: a repetition may pass. */
const worthRepeating: readonly string[] = ['internal', 'too_old', 'unknown_verb', 'too_many', 'too_many_invitations', 'unanswered']

/** Some can only be sent again from their page. Product 14, 37, 85. */
export function RefusedItem({ row, name, level }: Props) {
  const [isEditing, setIsEditing] = useState(false)
  const { sendAgain, copy } = useItemActions(row)
  const edited = useEditedItem(row)
  const isOver = isGone(row)
  const isEditable = !isOver && editableFieldsOf(row).length > 0
  const edit = useEditUndo(row.id)
  const isEditDiscarded = useCanUndo(edit) && isEditable && !isEditing
  const instead = viewOf(row).instead?.(row)
  const isWorthRepeating = !isOver && isQueuedVerb(row.verb) && ((!isEditable && !instead) || worthRepeating.includes(row.code))
  return (
    <Card as="article" tone="bad" aria-labelledby={`item-${row.n}`}>
      <Cluster justify="between" align="start">
        <CardTitle level={level} id={`item-${row.n}`}>
          {name}
        </CardTitle>
        <StatusBadge tone="bad">{texts.outbox.status.refused}</StatusBadge>
      </Cluster>
      <Text>{refusalText(row, Date.now())}</Text>
      <ItemText row={row} />
      <DispatchedAt time={row.at} />
      {edited.isChanged && isEditable && !isEditing ? <Text isStrong>{texts.outbox.editUnsent}</Text> : null}
      {isEditDiscarded ? <DiscardedLine id={edit} text={texts.outbox.editDiscarded} onUndone={() => setIsEditing(true)} /> : null}
      <div className={isEditable ? css.actionsWithEdit : css.actions}>
        {isEditable ? (
          <Button isCompact onPress={() => setIsEditing(true)}>
            {texts.outbox.editAndSend}
          </Button>
        ) : null}
        {isWorthRepeating && edited.draft.ready ? (
          <Button isCompact onPress={() => (edited.isChanged ? setIsEditing(true) : void sendAgain(edited.draft))}>
            {texts.outbox.sendAgain}
          </Button>
        ) : null}
        {instead ? (
          <LinkButton isCompact href={instead.href}>
            {instead.text}
          </LinkButton>
        ) : null}
        {copyTextOf(row) ? (
          <Button isCompact onPress={() => void copy()}>
            {texts.outbox.copyText}
          </Button>
        ) : null}
        <DiscardButton row={row} name={name} />
      </div>
      {isEditing && edited.draft.ready ? <EditDialog {...{ row, name, edited }} onClose={() => setIsEditing(false)} /> : null}
    </Card>
  )
}
