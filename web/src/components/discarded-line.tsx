import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef } from 'react'
import { texts } from '#texts'
import { canUndo, undoDiscarded } from '../data/commands/discard'
import type { OutboxRow } from '../data/queries/outbox'
import { useAccountStore } from '../data/store/account-store-context'
import { Text } from '../ui/content/text'
import { Button } from '../ui/forms/button'
import * as css from './discarded-line.css'

type Props = {
  /** One of what was discarded together. */
  row: OutboxRow
  text: string
}

/** Stands where something was that nobody had seen yet, for as long as it can be taken back. Product 59. */
export function DiscardedLine({ row, text }: Props) {
  const account = useAccountStore()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What stood here may have been taller than the screen.
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={line} className={css.line} role="status">
      <Text tone="soft">{text}</Text>
      {canUndo(row) ? (
        <Button isCompact variant="quiet" icon={<Undo2 size={18} />} onPress={() => void undoDiscarded(account, row)}>
          {texts.actions.undo}
        </Button>
      ) : null}
    </div>
  )
}
