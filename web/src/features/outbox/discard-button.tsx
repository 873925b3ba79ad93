import { texts } from '#texts'
import { storedOrTold } from '../../components/stored-or-told'
import type { OutboxRow } from '../../data/queries/outbox'
import { Button } from '../../ui/forms/buttons/button'
import { useItemActions } from './use-item-actions'

/** Undoable for a while. Product 59. */
export function DiscardButton({ row, name }: { row: OutboxRow; name: string }) {
  const { discard } = useItemActions(row)
  return (
    <Button isCompact onPress={() => void storedOrTold(texts.storage.notDiscarded, discard)} aria-label={`${texts.outbox.discard}: ${name}`}>
      {texts.outbox.discard}
    </Button>
  )
}
