import Undo2 from 'lucide-react/icons/undo-2'
import { texts } from '#texts'
import { canUndo, undoDiscarded } from '../data/commands/discard'
import type { OutboxRow } from '../data/queries/outbox'
import { useAccountStore } from '../data/store/account-store-context'
import { Text } from '../ui/content/text'
import { Button } from '../ui/forms/button'
import * as css from './discarded-line.css'

type Props = { row: OutboxRow; text: string }

/** Stands where something was that nobody had seen yet, for as long as it can be taken back. Product 59. */
export function DiscardedLine({ row, text }: Props) {
  const account = useAccountStore()
  return (
    <div className={css.line} role="status">
      <Text tone="soft">{text}</Text>
      {canUndo(row) ? (
        <Button isCompact variant="quiet" icon={<Undo2 size={18} />} onPress={() => void undoDiscarded(account, row)}>
          {texts.actions.undo}
        </Button>
      ) : null}
    </div>
  )
}
